import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ChooseFolderForm, chooseFolderTitle } from '~/features/favourites/choose-folder-form';
import { ConfirmPage } from '~/features/favourites/confirm-page';
import { FolderCover } from '~/features/favourites/folder-cover';
import { chooseFolder, keepInFolder } from '~/features/favourites/keep-in-folder.server';
import type { FormReply } from '~/forms/form-reply';
import { privatePageMeta } from '~/page-meta';
import '~/features/favourites/folders-page.css';

export { keepTyped as clientAction } from '~/forms/keep-typed.browser';
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta = privatePageMeta(chooseFolderTitle);
export const loader = (args: LoaderFunctionArgs) => chooseFolder(args);
export const action = (args: ActionFunctionArgs) => keepInFolder(args);

/** Which folder a home of a heart goes to, where it is not to be the one used last. */
export default function ChooseFolder() {
  const { action, back, folders } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      back={{ label: 'Voltar', href: back }}
      title={chooseFolderTitle}
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
