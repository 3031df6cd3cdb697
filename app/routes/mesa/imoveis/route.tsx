import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PropertyList } from '~/features/admin/properties/list/properties-page';
import { propertiesData } from '~/features/admin/properties/list/properties.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';

export const meta = privatePageMeta('Imóveis · Mesa');
export const loader = (args: LoaderFunctionArgs) => propertiesData(args);

/** Properties on the site or not. */
export default function Properties() {
  return <PropertyList {...useLoaderData<typeof loader>()} />;
}
