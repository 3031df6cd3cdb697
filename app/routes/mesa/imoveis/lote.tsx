import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { BulkFields } from '~/features/admin/properties/bulk/bulk-fields';
import { bulkFieldsAction, bulkFieldsData } from '~/features/admin/properties/bulk/bulk.server';
import type { FormReply } from '~/forms/form-reply';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Mudar imóveis · Mesa');
export const loader = (args: LoaderFunctionArgs) => bulkFieldsData(args);
export const action = (args: ActionFunctionArgs) => bulkFieldsAction(args);

/** The fields of a bulk of properties. */
export default function Bulk() {
  const reply = useActionData() as FormReply | undefined;
  return <BulkFields {...useLoaderData<typeof loader>()} reply={reply} />;
}
