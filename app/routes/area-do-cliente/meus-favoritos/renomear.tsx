import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { hasStatus } from '~/back-end/errors.server';
import { signedInForm } from '~/features/account/session/guard.server';
import { ConfirmPage } from '~/features/favourites/confirm-page';
import { FolderCover } from '~/features/favourites/folder-cover';
import { folderNameForm } from '~/features/favourites/folder-forms';
import { FolderNameForm } from '~/features/favourites/folder-name-form';
import {
  answered,
  favoritesPage,
  folderOf,
  notThere,
  success,
} from '~/features/favourites/folder-pages.server';
import type { FormReply } from '~/forms/form-reply';
import { submitForm } from '~/forms/submit-form.server';
import { folderCard } from '~/features/favourites/folder-card';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import '~/features/favourites/folders-page.css';

export { keepTyped as clientAction } from '~/forms/keep-typed.browser';
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const title = 'Renomear a pasta';
export const meta = privatePageMeta(title);
export const loader = (args: LoaderFunctionArgs) =>
  favoritesPage(args, async ({ customer }) =>
    folderCard((await folderOf(customer, args.params.pastaId)).folder),
  );

export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, [folderNameForm], async ({ customer, typed }) => {
    const id = args.params.pastaId!;
    const { notTaken } = await submitForm(folderNameForm, typed, {
      send: ({ nomeDaPasta }) =>
        customer.renameFolder(id, nomeDaPasta).catch((error: unknown) => {
          throw hasStatus(error, 404) ? notThere() : error;
        }),
      log: args.context.log,
      refusal: { isGuarded: true },
    });
    return answered(notTaken, () => ({ to: links.folder(id), message: success('O nome foi salvo.') }));
  });

/** A folder is called otherwise (prototype pasta-renomear). */
export default function RenameFolder() {
  const { id, name, href, cover } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage back={{ label: name, href }} title={title} beside={<FolderCover cover={cover} />}>
      <FolderNameForm
        action={links.renameFolder(id)}
        reply={useActionData<FormReply>()}
        name={name}
        submit="Salvar nome"
        cancel={href}
      />
    </ConfirmPage>
  );
}
