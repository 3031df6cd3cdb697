import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { type ItemReply, ItemPage } from '~/features/admin/showcase/item-page';
import { itemAction, itemData } from '~/features/admin/showcase/item.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Vitrine · Mesa');
export const loader = (args: LoaderFunctionArgs) => itemData(args);
export const action = (args: ActionFunctionArgs) => itemAction(args);

export default function Item() {
  return <ItemPage item={useLoaderData<typeof loader>()} reply={useActionData<ItemReply>()} />;
}
