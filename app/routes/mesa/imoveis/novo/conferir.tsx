import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ownCheckAction, ownCheckData } from '~/features/admin/properties/own/own-check.server';
import { OwnCheck } from '~/features/admin/properties/own/own-check-page';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Confira o imóvel · Mesa');
export const loader = (args: LoaderFunctionArgs) => ownCheckData(args);
export const action = (args: ActionFunctionArgs) => ownCheckAction(args);

/** Summary and publication of a property of the brokerage's own. */
export default function OwnPropertyCheck() {
  const reply = useActionData() as { failed?: string } | undefined;
  return <OwnCheck {...useLoaderData<typeof loader>()} failed={reply?.failed} />;
}
