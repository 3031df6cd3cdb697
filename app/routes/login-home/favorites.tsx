import { bound } from '@domain/bound-words';
import { counted } from '@domain/counts';
import { Photo } from '~/components/ui/photo';
import type { PageSection } from '~/domain/page-section';
import { links } from '~/links';
import type { KeptProperties } from './kept-properties';
import { Panel } from './panel';

interface FavoritesProps {
  section: Exclude<PageSection<KeptProperties>, { status: 'hidden' }>;
  /** How many; null: it is not known. */
  folders: number | null;
  /** In a row of its own. */
  wide?: boolean;
}

/** The newest favourites by their photos, and how many there are. */
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
      {section.status === 'shown' ? <Kept {...section.value} folders={folders} /> : <Failed />}
    </Panel>
  );
}

function Kept({ total, shown, lastKept, folders }: KeptProperties & Pick<FavoritesProps, 'folders'>) {
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
        {last && lastKept && (
          <>
            {' '}
            O último, <b>{bound(last.title)}</b>, entrou {lastKept}.
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
