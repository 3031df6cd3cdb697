import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ChooseFolderForm } from '~/features/favourites/choose-folder-form';
import { ConfirmPage } from '~/features/favourites/confirm-page';
import { FolderCover } from '~/features/favourites/folder-cover';
import type { FormReply } from '~/forms/form-reply';
import { privatePageMeta } from '~/page-meta';
import { chooseFolder, keepInFolder } from './queries.server';
import '~/features/favourites/folders-page.css';

export { keepTyped as clientAction } from '~/forms/keep-typed.browser';
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const title = 'Guardar em qual pasta?';
export const meta = privatePageMeta(title);
export const loader = (args: LoaderFunctionArgs) => chooseFolder(args);
export const action = (args: ActionFunctionArgs) => keepInFolder(args);

/** Which folder a home of a heart goes to, where it is not to be the one used last. */
export default function ChooseFolder() {
  const { action, back, folders } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      back={{ label: 'Voltar', href: back }}
      title={title}
      beside={<FolderCover cover={folders[0]?.cover ?? []} />}
    >
      <ChooseFolderForm
        action={action}
        reply={useActionData<FormReply>()}
        folders={folders}
        submit="Guardar"
        cancel={back}
      />
    </ConfirmPage>
  );
}
