import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TextsPage } from '~/features/admin/texts/texts-page';
import { textsData } from '~/features/admin/texts/texts.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';

export const meta = privatePageMeta('Textos · Mesa');
export const loader = (args: LoaderFunctionArgs) => textsData(args);

export default function Texts() {
  return <TextsPage {...useLoaderData<typeof loader>()} />;
}
