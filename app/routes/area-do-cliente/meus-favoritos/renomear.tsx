import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { hasStatus } from '~/back-end/errors.server';
import { signedInForm } from '~/features/account/session/guard.server';
import { ConfirmPage } from '~/features/favorites/confirm-page';
import { FolderCover } from '~/features/favorites/folder-cover';
import { folderNameForm } from '~/features/favorites/folder-forms';
import { FolderNameForm } from '~/features/favorites/folder-name-form';
import {
  respondToForm,
  favoritesPage,
  folderOf,
  notFound,
  success,
} from '~/features/favorites/folder-pages.server';
import type { FormReply } from '~/forms/form-reply';
import { submitForm } from '~/forms/submit-form.server';
import { folderCard } from '~/features/favorites/folder-card';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import '~/features/favorites/folders-page.css';

export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';
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
          throw hasStatus(error, 404) ? notFound() : error;
        }),
      log: args.context.log,
      refusal: { isGuarded: true },
    });
    return respondToForm(notTaken, () => ({ to: links.folder(id), message: success('O nome foi salvo.') }));
  });

/** Renames a folder (prototype pasta-renomear). */
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
