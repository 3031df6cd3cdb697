import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminLinks } from '~/features/admin/admin-links';
import { FeedsPage } from '~/features/admin/feeds/feeds-page';
import { feedsAction, feedsData } from '~/features/admin/feeds/feeds.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Cargas do catálogo · Mesa');
export const loader = (args: LoaderFunctionArgs) => feedsData(args);
export const action = (args: ActionFunctionArgs) => feedsAction(args);

/** Sources of the catalogue, and their loads. */
export default function Feeds() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData() as { failed?: string } | undefined;
  return data ? (
    <FeedsPage {...data} failed={reply?.failed} />
  ) : (
    <div className="mvazio" role="alert">
      <h1>As cargas não puderam ser lidas agora</h1>
      <a className="bt bt--2" href={adminLinks.feeds()}>
        Tentar de novo
      </a>
    </div>
  );
}
