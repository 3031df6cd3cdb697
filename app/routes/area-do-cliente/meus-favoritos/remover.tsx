import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { clock } from '@domain/clock';
import { signedInForm } from '~/features/account/session/guard.server';
import { ConfirmPage } from '~/features/favourites/confirm-page';
import { FolderCover } from '~/features/favourites/folder-cover';
import { folderField, withFolderChoice } from '~/features/favourites/folder-fields';
import { done, favoritesPage, folderOf, success, undo } from '~/features/favourites/folder-pages.server';
import { keptUntil } from '~/features/favourites/kept-until';
import { numberWord } from '~/domain/comparison/number-word';
import { textOf } from '~/forms/forms.server';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { folderCard } from '~/features/favourites/folder-card';
import '~/features/favourites/folders-page.css';

export const meta = privatePageMeta('Remover a pasta');
export const loader = (args: LoaderFunctionArgs) =>
  favoritesPage(args, async ({ customer }) => {
    const { folder, others } = await folderOf(customer, args.params.pastaId);
    return { folder: folderCard(folder), others: others.map(folderCard), until: keptUntil(clock.now()) };
  });

/** The folder leaves, its homes with it or to another one. */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, [folderField.folder], async ({ customer, typed }) => {
    const id = args.params.pastaId!;
    const to = textOf(typed, folderField.folder);
    return done(args, links.removeFolder(id), async () => {
      const { removal } = await customer.removeFolder(id, to === withFolderChoice ? undefined : to);
      const message = success('A pasta foi removida.', undo(removal, links.favourites()));
      return { to: links.favourites(), message };
    });
  });

/** Asks before a folder is removed, and what happens to its homes (prototype pasta-remover). */
export default function RemoveFolder() {
  const { folder, others, until } = useLoaderData<typeof loader>();
  const { id, name, href, cover, count } = folder;
  const homes = count === 1 ? 'um imóvel' : `${numberWord(count)} imóveis`;
  return (
    <ConfirmPage
      back={{ label: name, href }}
      title={`Remover “${name}”?`}
      beside={<FolderCover cover={cover} />}
    >
      <p className="suave">
        {count > 0 && `A pasta tem ${homes}. `}
        {`Tudo fica em Recentemente removidos até ${until}.`}
      </p>
      <form method="post" action={links.removeFolder(id)}>
        {count > 0 && others.length > 0 && (
          <fieldset className="escolhe">
            <legend className="rotulo">{count === 1 ? 'E o imóvel?' : `E os ${homes}?`}</legend>
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
