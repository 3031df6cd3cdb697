import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ownListAction, ownListData } from '~/features/admin/properties/own/own-list.server';
import { OwnList } from '~/features/admin/properties/own/own-list-page';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Imóveis próprios · Mesa');
export const loader = (args: LoaderFunctionArgs) => ownListData(args);
export const action = (args: ActionFunctionArgs) => ownListAction(args);

/** Properties of the brokerage's own: drafts, those on the site, and a new one. */
export default function OwnProperties() {
  const reply = useActionData() as { failed?: string } | undefined;
  return <OwnList {...useLoaderData<typeof loader>()} failed={reply?.failed} />;
}
