import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { clock } from '@domain/kernel/clock';
import { signedInForm } from '~/features/account/session/guard.server';
import { ConfirmPage } from '~/features/favorites/confirm-page';
import { FolderCover } from '~/features/favorites/folder-cover';
import { folderField, withFolderChoice } from '~/features/favorites/folder-fields';
import { runAction, favoritesPage, folderOf, success, undo } from '~/features/favorites/folder-pages.server';
import { undoDeadline } from '~/features/favorites/undo-deadline';
import { numberWord } from '~/domain/comparison/number-word';
import { textOf } from '~/forms/forms.server';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { folderCard } from '~/features/favorites/folder-card';
import '~/features/favorites/folders-page.css';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Remover a pasta');
export const loader = (args: LoaderFunctionArgs) =>
  favoritesPage(args, async ({ customer }) => {
    const { folder, others } = await folderOf(customer, args.params.pastaId);
    return { folder: folderCard(folder), others: others.map(folderCard), until: undoDeadline(clock.now()) };
  });

/** Removes the folder; removes its properties or moves them to another folder. */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, [folderField.folder], async ({ customer, typed }) => {
    const id = args.params.pastaId!;
    const to = textOf(typed, folderField.folder);
    return runAction(args, links.removeFolder(id), async () => {
      const { removal } = await customer.removeFolder(id, to === withFolderChoice ? undefined : to);
      const message = success('A pasta foi removida.', undo(removal, links.favourites()));
      return { to: links.favourites(), message };
    });
  });

/** Confirms the removal and asks what to do with the properties (prototype pasta-remover). */
export default function RemoveFolder() {
  const { folder, others, until } = useLoaderData<typeof loader>();
  const { id, name, href, cover, count } = folder;
  const propertiesText = count === 1 ? 'um imóvel' : `${numberWord(count)} imóveis`;
  return (
    <ConfirmPage
      back={{ label: name, href }}
      title={`Remover “${name}”?`}
      beside={<FolderCover cover={cover} />}
    >
      <p className="suave">
        {count > 0 && `A pasta tem ${propertiesText}. `}
        {`Tudo fica em Recentemente removidos até ${until}.`}
      </p>
      <form method="post" action={links.removeFolder(id)}>
        {count > 0 && others.length > 0 && (
          <fieldset className="escolhe">
            <legend className="rotulo">{count === 1 ? 'E o imóvel?' : `E os ${propertiesText}?`}</legend>
            <label className="sf">
              <input type="radio" name={folderField.folder} value={withFolderChoice} defaultChecked />
              <span>
                {count === 1 ? 'Sai com a pasta' : 'Saem com a pasta'}
                <small>{count === 1 ? 'volta se você restaurar' : 'voltam se você restaurar'}</small>
              </span>
            </label>
            {others.map((other) => (
              <label className="sf" key={other.id}>
                <input type="radio" name={folderField.folder} value={other.id} />
                <span>
                  {`${count === 1 ? 'Vai' : 'Vão'} para “${other.name}”`}
                  <small>com as notas</small>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <p className="menor suave">Um link compartilhado desta pasta deixa de abrir na mesma hora.</p>
        <div className="pe-form">
          <a className="bt bt--2" href={href}>
            Manter pasta
          </a>
          <button className="bt bt--2 perigo">Remover pasta</button>
        </div>
      </form>
    </ConfirmPage>
  );
}
