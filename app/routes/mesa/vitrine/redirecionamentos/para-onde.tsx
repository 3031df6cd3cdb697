import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FollowPage } from '~/features/admin/redirects/follow-page';
import { followData } from '~/features/admin/redirects/follow.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';

export const meta = privatePageMeta('Para onde leva · Mesa');
export const loader = (args: LoaderFunctionArgs) => followData(args);

export default function FollowAddress() {
  return <FollowPage {...useLoaderData<typeof loader>()} />;
}
