import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PicturePage } from '~/features/admin/pictures/picture-page';
import { pictureAction, pictureData, type PictureReply } from '~/features/admin/pictures/picture.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Enviar foto · Mesa');
export const loader = (args: LoaderFunctionArgs) => pictureData(args);
export const action = (args: ActionFunctionArgs) => pictureAction(args);

export default function Picture() {
  const reply = useActionData() as PictureReply | undefined;
  return <PicturePage {...useLoaderData<typeof loader>()} reply={reply} />;
}
