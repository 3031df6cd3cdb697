import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { portalSwitchAction, portalSwitchData } from '~/features/admin/portals/switch.server';
import { SwitchPage } from '~/features/admin/portals/switch-page';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Mudar portais · Mesa');
export const loader = (args: LoaderFunctionArgs) => portalSwitchData(args);
export const action = (args: ActionFunctionArgs) => portalSwitchAction(args);

/** All properties of a list on or off a portal. */
export default function SwitchPortal() {
  const reply = useActionData<{ failed?: string }>();
  return <SwitchPage {...useLoaderData<typeof loader>()} failed={reply?.failed} />;
}
