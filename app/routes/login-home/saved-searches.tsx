import { counted } from '@domain/kernel/counts';
import type { PageSection } from '~/domain/page-section';
import { links } from '~/links';
import { Panel } from './panel';
import type { ShownSearches } from './queries.server';

interface SavedSearchesProps {
  section: Exclude<PageSection<ShownSearches>, { status: 'hidden' }>;
  wide: boolean;
}

export function SavedSearches({ section, wide }: SavedSearchesProps) {
  return (
    <Panel
      title="Minhas pesquisas salvas"
      columns={wide ? undefined : 'r10'}
      more={{ label: 'Ver todas', href: links.savedSearches() }}
    >
      {section.status === 'shown' ? (
        <>
          <ul className="recentes">
            {section.value.shown.map(({ id, name, href }) => (
              <li key={id}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
          <p className="menor suave">{`${counted(section.value.total, 'pesquisa salva', 'pesquisas salvas')}.`}</p>
        </>
      ) : (
        <p className="suave">Algo de errado ocorreu ao buscar as suas pesquisas.</p>
      )}
    </Panel>
  );
}
