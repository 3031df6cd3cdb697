import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { OwnStepReply } from '~/features/admin/properties/own/own-step.server';
import { ownStepAction, ownStepData } from '~/features/admin/properties/own/own-step.server';
import { OwnStepPage } from '~/features/admin/properties/own/own-step-page';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Novo imóvel · Mesa');
export const loader = (args: LoaderFunctionArgs) => ownStepData(args);
export const action = (args: ActionFunctionArgs) => ownStepAction(args);

/** A step of a property of the brokerage's own. */
export default function OwnStep() {
  const page = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof ownStepData>>;
  const reply = useActionData() as OwnStepReply | undefined;
  const key = reply?.cep ? JSON.stringify(reply.result?.initialValue) : page.step;
  return <OwnStepPage page={page} reply={reply} key={key} />;
}
