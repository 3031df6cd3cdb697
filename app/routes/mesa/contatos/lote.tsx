import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { BulkPage, type BulkReply } from '~/features/admin/bulk/bulk-page';
import { bulkAction, bulkData } from '~/features/admin/bulk/bulk.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Mudar contatos · Mesa');
export const loader = (args: LoaderFunctionArgs) => bulkData(args);
export const action = (args: ActionFunctionArgs) => bulkAction(args);

/** The same change of many contacts. */
export default function Bulk() {
  const reply = useActionData() as BulkReply | undefined;
  return <BulkPage {...useLoaderData<typeof loader>()} reply={reply} />;
}
