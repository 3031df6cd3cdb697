import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { returnTo } from '~/domain/return-to';
import { forgetAction, readAction } from '~/features/account/sign-in/saved-action.server';
import { readForm, textOf } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { links, savedField } from '~/links';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

/** Drops the pending action of a closed sign-in dialog, unless another tab has replaced it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, savedField, hiddenField.returnTo);
  const saved = readAction(context.seals, request.headers.get('Cookie'));
  const headers: HeadersInit =
    saved && saved.id === textOf(form, savedField) ? { 'Set-Cookie': forgetAction(context.seals) } : {};
  const back = returnTo(form.get(hiddenField.returnTo));
  return back ? redirect(back, { status: 303, headers }) : new Response(null, { status: 204, headers });
}

export const loader = () => redirect(links.home());
