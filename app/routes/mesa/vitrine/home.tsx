import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { type ItemReply, ItemPage } from '~/features/admin/showcase/item-page';
import { homeAction, homeData } from '~/features/admin/showcase/item.server';
import { SlidesSection } from '~/features/admin/showcase/slides-section';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Home · Mesa');
export const loader = (args: LoaderFunctionArgs) => homeData(args);
export const action = (args: ActionFunctionArgs) => homeAction(args);

export default function HomeOfSite() {
  const item = useLoaderData<typeof loader>();
  return (
    <ItemPage item={item} reply={useActionData<ItemReply>()}>
      <SlidesSection slides={item.slides} />
    </ItemPage>
  );
}
