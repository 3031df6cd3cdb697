import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextEditor } from '~/features/admin/texts/text-editor';
import { textAction, type TextReply } from '~/features/admin/texts/text-action.server';
import { textData } from '~/features/admin/texts/text.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Texto · Mesa');
export const loader = (args: LoaderFunctionArgs) => textData(args);
export const action = (args: ActionFunctionArgs) => textAction(args);

export default function Text() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData() as TextReply | undefined;
  return <TextEditor page={page} reply={reply} key={`${page.key} ${page.version} ${page.draftVersion}`} />;
}
