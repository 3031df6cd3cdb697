import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { redirectsData } from '~/features/admin/redirects/redirects.server';
import { RedirectsPage } from '~/features/admin/redirects/redirects-page';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';

export const meta = privatePageMeta('Redirecionamentos · Mesa');
export const loader = (args: LoaderFunctionArgs) => redirectsData(args);

export default function Redirects() {
  return <RedirectsPage {...useLoaderData<typeof loader>()} />;
}
