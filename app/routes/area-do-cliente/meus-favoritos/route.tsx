import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { clock } from '@domain/kernel/clock';
import { orNull } from '~/back-end/or-null.server';
import { sectionOf } from '~/back-end/section.server';
import { Drawing, Icon } from '~/components/ui/icon';
import { ClientArea } from '~/features/account/client-area/client-area';
import { ChangeList } from '~/features/account/changes/change-list';
import { type ChangesData, changesData } from '~/features/account/changes/changes-data';
import { FolderCover } from '~/features/favorites/folder-cover';
import { FolderMenu } from '~/features/favorites/folder-menu';
import { favoritesPage, removalsOf } from '~/features/favorites/folder-pages.server';
import { folderDrawings } from '~/features/favorites/folder-drawings';
import { AllPropertiesLink } from '~/features/status-pages/all-properties-link';
import { SmallIllustration } from '~/features/status-pages/small-illustration';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { Failed } from './failed';
import { type FoldersData, foldersData } from './folders-data';
import { FavoriteEmails } from './favorite-emails';
import '~/features/favorites/folders-page.css';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';
export { action } from './action.server';

const title = 'Meus favoritos';
export const meta = privatePageMeta(title);

export const loader = (args: LoaderFunctionArgs) =>
  favoritesPage(args, async ({ customer }) => {
    const { log } = args.context;
    const [folders, changes, removals, favoriteEmails] = await Promise.all([
      sectionOf(customer.folders(), log, (all) => all),
      sectionOf(customer.changes({ of: 'favorites' }), log, (all) => ({
        ...changesData(all, clock.now()),
        codes: all.codes ?? [],
      })),
      removalsOf(customer, log),
      orNull(customer.favoriteLetters(), log),
    ]);
    // The page works without the changes.
    const { codes, ...changesList } = changes.status === 'shown' ? changes.value : { codes: [] };
    const section =
      folders.status === 'shown'
        ? { ...folders, value: foldersData(folders.value, removals, codes) }
        : folders;
    return { section, changes: 'rows' in changesList ? changesList : null, letters: favoriteEmails };
  });

/** Favorites by folder, last used first (spec 2 §2; brief §17.2). */
export default function Favorites() {
  const { section, changes, letters: favoriteEmails } = useLoaderData<typeof loader>();
  const shown = section.status === 'shown' ? section.value : null;
  const hasFolders = shown !== null && shown.folders.length > 0;
  return (
    <ClientArea
      page={links.favourites()}
      title={title}
      lead={hasFolders ? shown.lead : undefined}
      action={
        hasFolders && shown.removed !== null ? (
          <a className="bt bt--1 bt--c" href={links.newFolder()}>
            <Icon name="plus" small />
            Nova pasta
          </a>
        ) : undefined
      }
    >
      {section.status === 'hidden' && <p className="lide">Os favoritos não estão disponíveis.</p>}
      {section.status === 'failed' && <Failed href={links.favourites()} />}
      {changes && changes.rows.length > 0 && <Changes changes={changes} />}
      {shown && (hasFolders ? <Folders data={shown} /> : <Nothing />)}
      {favoriteEmails && (hasFolders || favoriteEmails.frequency !== 'off') && (
        <FavoriteEmails letters={favoriteEmails} />
      )}
      {shown && !shown.isEmpty && (
        <p className="pastas__removidos">
          <a className="elo" href={links.removeAllFavorites()}>
            Remover todos os favoritos
          </a>
        </p>
      )}
      {shown?.removed ? (
        <p className="pastas__removidos">
          <a className="elo" href={links.removedHomes()}>
            <Drawing path={folderDrawings.undo} small />
            {`Recentemente removidos, ${shown.removed}`}
          </a>
        </p>
      ) : null}
    </ClientArea>
  );
}

const Changes = ({ changes: { rows, more, since } }: { changes: ChangesData }) => (
  <section className="pastas__mudou">
    <h2>{`O que mudou desde ${since}`}</h2>
    <ChangeList rows={rows} />
    {more > 0 && <p className="menor suave">{`E mais ${more}, nas pastas.`}</p>}
  </section>
);

const Folders = ({ data: { folders, removed } }: { data: FoldersData }) => (
  <div className="pastas">
    {folders.map((folder) => (
      <article className="pasta" key={folder.id}>
        <FolderCover cover={folder.cover} />
        <div className="pasta__pe">
          <div>
            <h2>
              <a href={folder.href}>{folder.name}</a>
            </h2>
            <p className="menor suave">{folder.countText}</p>
            {(folder.changed || folder.shared) && (
              <p className="pasta__extra menor">
                {folder.changed && <span>{folder.changed}</span>}
                {folder.shared && <span className="suave">{folder.shared}</span>}
              </p>
            )}
          </div>
          <FolderMenu folder={folder} hasRemoved={removed !== null} />
        </div>
      </article>
    ))}
  </div>
);

/** Empty state (brief §9): illustration, sentence, one action. */
const Nothing = () => (
  <div className="vazio">
    <SmallIllustration detail="openDoor" />
    <h2>Nenhum imóvel guardado ainda.</h2>
    <p className="lide">
      Toque no coração de um imóvel para guardá-lo aqui. Você pode separar por pastas e anotar.
    </p>
    <AllPropertiesLink className="bt bt--1">Ver imóveis</AllPropertiesLink>
  </div>
);
