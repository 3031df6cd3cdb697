import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TextPreview } from '~/features/admin/texts/text-preview';
import { textPreviewData } from '~/features/admin/texts/text-preview.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';

export const meta = privatePageMeta('Prévia · Mesa');
export const loader = (args: LoaderFunctionArgs) => textPreviewData(args);

export default function Preview() {
  return <TextPreview {...useLoaderData<typeof loader>()} />;
}
