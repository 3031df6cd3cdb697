import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { OwnProperties } from '~/features/admin/properties/freshness/own-properties-page';
import { ownPropertiesData } from '~/features/admin/properties/freshness/own-properties.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';

export const meta = privatePageMeta('Meus imóveis · Mesa');
export const loader = (args: LoaderFunctionArgs) => ownPropertiesData(args);

export default function Mine() {
  return <OwnProperties {...useLoaderData<typeof loader>()} />;
}
