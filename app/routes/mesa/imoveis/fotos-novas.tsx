import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { NewPhotosPage } from '~/features/admin/properties/photos/new-photos-page';
import { newPhotosAction, newPhotosData } from '~/features/admin/properties/photos/new-photos.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Adicionar fotos · Mesa');
export const loader = (args: LoaderFunctionArgs) => newPhotosData(args);
export const action = (args: ActionFunctionArgs) => newPhotosAction(args);

export default function NewPhotos() {
  return <NewPhotosPage {...useLoaderData<typeof loader>()} />;
}
