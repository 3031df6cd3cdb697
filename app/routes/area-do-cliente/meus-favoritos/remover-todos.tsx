import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { clock } from '@domain/kernel/clock';
import { signedInForm } from '~/features/account/session/guard.server';
import { ConfirmPage } from '~/features/favorites/confirm-page';
import { FolderCover } from '~/features/favorites/folder-cover';
import {
  runAction,
  favoritesPage,
  removalsOf,
  success,
  undo,
} from '~/features/favorites/folder-pages.server';
import { undoDeadline } from '~/features/favorites/undo-deadline';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { foldersData } from './folders-data';
import '~/features/favorites/folders-page.css';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Remover todos os favoritos');
export const loader = (args: LoaderFunctionArgs) =>
  favoritesPage(args, async ({ customer }) => {
    const [folders, removals] = await Promise.all([
      customer.folders(),
      removalsOf(customer, args.context.log),
    ]);
    if (folders.every(({ homes: properties }) => properties.length === 0)) throw redirect(links.favourites());
    const { lead, folders: rows } = foldersData(folders, removals, []);
    return { lead, cover: rows[0]!.cover, until: removals && undoDeadline(clock.now()) };
  });

/** Removes all properties and keeps the folders. */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, [], async ({ customer }) => {
    const to = links.favourites();
    return runAction(args, to, async () => {
      const { removal } = await customer.removeAllFavorites();
      return { to, message: success('Todos os imóveis saíram dos favoritos.', undo(removal, to)) };
    });
  });

/** Confirms that all favorites are removed. */
export default function RemoveAllFavorites() {
  const { lead, cover, until } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      back={{ label: 'Meus favoritos', href: links.favourites() }}
      title="Remover todos os favoritos?"
      beside={<FolderCover cover={cover} />}
    >
      <p className="suave">{`São ${lead}. As pastas ficam.${until ? ` Você pode restaurar até ${until}.` : ''}`}</p>
      <form method="post" action={links.removeAllFavorites()}>
        <div className="pe-form">
          <a className="bt bt--2" href={links.favourites()}>
            Manter os favoritos
          </a>
          <button className="bt bt--2 perigo">Remover todos</button>
        </div>
      </form>
    </ConfirmPage>
  );
}
