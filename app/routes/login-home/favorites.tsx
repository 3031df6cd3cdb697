import { withNoBreakSpaces } from '@domain/kernel/no-break-spaces';
import { counted } from '@domain/kernel/counts';
import { Photo } from '~/components/ui/photo';
import type { PageSection } from '~/domain/page-section';
import { links } from '~/links';
import type { SavedProperties } from './saved-properties';
import { Panel } from './panel';

interface FavoritesProps {
  section: Exclude<PageSection<SavedProperties>, { status: 'hidden' }>;
  /** Number of folders; null: unknown. */
  folders: number | null;
  wide?: boolean;
}

export function Favorites({ section, folders, wide }: FavoritesProps) {
  return (
    <Panel
      title="Meus favoritos"
      columns={wide ? undefined : 'r10'}
      more={{
        label: folders && folders > 1 ? `Ver as ${folders} pastas` : 'Ver todos',
        href: links.favourites(),
      }}
    >
      {section.status === 'shown' ? <SavedSummary {...section.value} folders={folders} /> : <Failed />}
    </Panel>
  );
}

function SavedSummary({
  total,
  shown,
  lastKept: lastSaved,
  folders,
}: SavedProperties & Pick<FavoritesProps, 'folders'>) {
  const [last] = shown;
  return (
    <>
      {shown.length > 0 && (
        <div className="tresfotos">
          {shown.map(({ href, title, photo }) => (
            <a href={href} key={href}>
              <Photo
                photo={photo && { ...photo, alt: title }}
                sizes="(min-width:64rem) 22vw,31vw"
                maxWidth={720}
              />
            </a>
          ))}
        </div>
      )}
      <p className="menor suave">
        {`${counted(total, 'imóvel guardado', 'imóveis guardados')}${folders && folders > 1 ? ` em ${folders} pastas` : ''}.`}
        {last && lastSaved && (
          <>
            {' '}
            O último, <b>{withNoBreakSpaces(last.title)}</b>, entrou {lastSaved}.
          </>
        )}
      </p>
    </>
  );
}

const Failed = () => (
  <>
    <p className="suave">Algo de errado ocorreu ao buscar os seus favoritos.</p>
    <a className="elo" href={links.signedInHome()}>
      Tentar de novo
    </a>
  </>
);
