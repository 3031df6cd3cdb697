import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RunPage } from '~/features/admin/feeds/run-page';
import type { RunReply } from '~/features/admin/feeds/run-panels';
import { runAction, runData } from '~/features/admin/feeds/run.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Carga · Mesa');
export const loader = (args: LoaderFunctionArgs) => runData(args);
export const action = (args: ActionFunctionArgs) => runAction(args);

/** One load: figures, why it is held, remarks by reason, decisions. */
export default function Load() {
  return <RunPage {...useLoaderData<typeof loader>()} reply={useActionData() as RunReply} />;
}
