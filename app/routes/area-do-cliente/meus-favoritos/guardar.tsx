import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ChooseFolderForm, chooseFolderTitle } from '~/features/favorites/choose-folder-form';
import { ConfirmPage } from '~/features/favorites/confirm-page';
import { FolderCover } from '~/features/favorites/folder-cover';
import { chooseFolder, saveInFolder } from '~/features/favorites/save-in-folder.server';
import type { FormReply } from '~/forms/form-reply';
import { privatePageMeta } from '~/page-meta';
import '~/features/favorites/folders-page.css';

export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta = privatePageMeta(chooseFolderTitle);
export const loader = (args: LoaderFunctionArgs) => chooseFolder(args);
export const action = (args: ActionFunctionArgs) => saveInFolder(args);

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
