import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { clock } from '@domain/kernel/clock';
import { signedInForm } from '~/features/account/session/guard.server';
import { ConfirmPage } from '~/features/favorites/confirm-page';
import { FolderCover } from '~/features/favorites/folder-cover';
import { folderField, folderIntents } from '~/features/favorites/folder-fields';
import {
  runAction,
  favoritesPage,
  folderOf,
  removalsOf,
  success,
  undo,
} from '~/features/favorites/folder-pages.server';
import { undoDeadline } from '~/features/favorites/undo-deadline';
import { numberWord } from '~/domain/comparison/number-word';
import { folderCard } from '~/features/favorites/folder-card';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import '~/features/favorites/folders-page.css';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Esvaziar a pasta');
export const loader = (args: LoaderFunctionArgs) =>
  favoritesPage(args, async ({ customer }) => {
    const { folder } = await folderOf(customer, args.params.pastaId);
    const removals = await removalsOf(customer, args.context.log);
    return { folder: folderCard(folder), until: removals && undoDeadline(clock.now()) };
  });

/** Removes all properties and keeps the folder. */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, [], async ({ customer }) => {
    const id = args.params.pastaId!;
    const to = links.folder(id);
    return runAction(args, to, async () => {
      const { removal } = await customer.emptyFolder(id);
      const back = undo(removal, to) ?? {
        label: 'Desfazer',
        href: links.favourites(),
        fields: {
          [folderField.intent]: folderIntents.restoreFolder,
          [folderField.folder]: id,
          volta: to,
        },
      };
      return { to, message: success('A pasta está vazia.', back) };
    });
  });

/** Confirms that a folder is emptied (prototype pasta-esvaziar). */
export default function EmptyFolder() {
  const { folder, until } = useLoaderData<typeof loader>();
  const { id, name, href, cover, count } = folder;
  const propertiesText = count === 1 ? 'O imóvel sai' : `Os ${numberWord(count)} imóveis saem`;
  return (
    <ConfirmPage
      back={{ label: name, href }}
      title={`Esvaziar “${name}”?`}
      beside={<FolderCover cover={cover} />}
    >
      <p className="suave">{`${propertiesText} e a pasta fica.${until ? ` Você pode restaurar até ${until}.` : ''}`}</p>
      <form method="post" action={links.emptyFolder(id)}>
        <div className="pe-form">
          <a className="bt bt--2" href={href}>
            {count === 1 ? 'Manter o imóvel' : 'Manter os imóveis'}
          </a>
          <button className="bt bt--2 perigo">Esvaziar</button>
        </div>
      </form>
    </ConfirmPage>
  );
}
