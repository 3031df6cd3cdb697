import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ChangedPage } from '~/features/admin/properties/freshness/changed-page';
import { changedAction, changedData } from '~/features/admin/properties/freshness/changed.server';
import type { FormReply } from '~/forms/form-reply';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('O que mudou · Mesa');
export const loader = (args: LoaderFunctionArgs) => changedData(args);
export const action = (args: ActionFunctionArgs) => changedAction(args);

export default function Changed() {
  const reply = useActionData() as FormReply | undefined;
  return <ChangedPage {...useLoaderData<typeof loader>()} reply={reply} />;
}
