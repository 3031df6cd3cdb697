import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PortalsPage } from '~/features/admin/portals/portals-page';
import { portalsAction, type PortalsReply } from '~/features/admin/portals/portals-action.server';
import { portalsData } from '~/features/admin/portals/portals.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Portais · Mesa');
export const loader = (args: LoaderFunctionArgs) => portalsData(args);
export const action = (args: ActionFunctionArgs) => portalsAction(args);

/** Properties on portals, plans, and where portals read. */
export default function Portals() {
  return (
    <PortalsPage {...useLoaderData<typeof loader>()} reply={useActionData() as PortalsReply | undefined} />
  );
}
