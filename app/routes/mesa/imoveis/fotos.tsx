import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PhotosPage, type PhotosReply } from '~/features/admin/properties/photos/photos-page';
import { photosAction, photosData } from '~/features/admin/properties/photos/photos.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Fotos do imóvel · Mesa');
export const loader = (args: LoaderFunctionArgs) => photosData(args);
export const action = (args: ActionFunctionArgs) => photosAction(args);

export default function PropertyPhotos() {
  const reply = useActionData() as PhotosReply | undefined;
  return <PhotosPage {...useLoaderData<typeof loader>()} reply={reply} />;
}
