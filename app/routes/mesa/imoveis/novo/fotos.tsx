import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ownPhotosAction, ownPhotosData } from '~/features/admin/properties/own/own-photos.server';
import { OwnPhotos } from '~/features/admin/properties/own/own-photos-page';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Fotos do imóvel · Mesa');
export const loader = (args: LoaderFunctionArgs) => ownPhotosData(args);
export const action = (args: ActionFunctionArgs) => ownPhotosAction(args);

/** Photos of a property of the brokerage's own. */
export default function OwnPropertyPhotos() {
  return <OwnPhotos {...useLoaderData<typeof loader>()} />;
}
