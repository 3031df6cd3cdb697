import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ActsList } from '~/features/admin/acts/acts-page';
import { actsData } from '~/features/admin/acts/acts.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';

export const meta = privatePageMeta('Registro · Mesa');
export const loader = (args: LoaderFunctionArgs) => actsData(args);

/** What the brokerage's people did, newest first. */
export default function Acts() {
  return <ActsList {...useLoaderData<typeof loader>()} />;
}
