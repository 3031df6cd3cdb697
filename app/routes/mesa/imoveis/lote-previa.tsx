import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { BulkFailure } from '~/features/admin/properties/bulk/bulk-confirm';
import { BulkRun } from '~/features/admin/properties/bulk/bulk-run';
import { bulkRunAction, bulkRunData } from '~/features/admin/properties/bulk/bulk-run.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Mudar imóveis · Mesa');
export const loader = (args: LoaderFunctionArgs) => bulkRunData(args);
export const action = (args: ActionFunctionArgs) => bulkRunAction(args);

/** Preview, progress and outcome of a bulk. */
export default function BulkPreview() {
  const failure = useActionData() as BulkFailure | undefined;
  return <BulkRun {...useLoaderData<typeof loader>()} failure={failure} />;
}
