import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pastedAction, pastedData } from '~/features/admin/redirects/paste.server';
import { PastedPage } from '~/features/admin/redirects/pasted-page';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('O que muda nos redirecionamentos · Mesa');
export const loader = (args: LoaderFunctionArgs) => pastedData(args);
export const action = (args: ActionFunctionArgs) => pastedAction(args);

export default function PastedRedirects() {
  const reply = useActionData() as { failed?: string } | undefined;
  return <PastedPage {...useLoaderData<typeof loader>()} failed={reply?.failed} />;
}
