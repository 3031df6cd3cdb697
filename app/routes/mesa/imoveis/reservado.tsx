import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { VisibilityPage, type VisibilityReply } from '~/features/admin/properties/reserved/visibility-page';
import { visibilityAction, visibilityData } from '~/features/admin/properties/reserved/visibility.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Quem vê · Mesa');
export const loader = (args: LoaderFunctionArgs) => visibilityData(args);
export const action = (args: ActionFunctionArgs) => visibilityAction(args);

export default function Visibility() {
  const reply = useActionData<VisibilityReply>();
  return <VisibilityPage {...useLoaderData<typeof loader>()} reply={reply} />;
}
