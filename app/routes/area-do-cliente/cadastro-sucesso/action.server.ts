import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { oneTimeToken } from '@contract/auth';
import { returnTo } from '~/domain/return-to';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';
import { ApiHttpError } from '~/back-end/errors.server';
import { flashCookie } from '~/request/flash.server';
import { readForm, textOf } from '~/forms/forms.server';
import { signedIn } from '~/features/account/session/guard.server';
import { forgetNotice, redirectToNotice } from '~/features/account/registration/registration-notice.server';
import { refusalOf } from '~/back-end/refusal.server';
import { tokenField } from './queries.server';

/** Uses the token of a link, or sends another one. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  context.session.isPrivate = true;
  const form = await readForm(request, tokenField, hiddenField.returnTo);
  return form.has(tokenField) ? verify(args, textOf(form, tokenField)) : resend(args, form);
}

async function verify({ context }: ActionFunctionArgs, token: string): Promise<Response> {
  const parsed = oneTimeToken.safeParse(token);
  if (!parsed.success) return redirectToNotice(context, { state: 'expired' });
  try {
    await context.api.auth(context.session.caller).verify(parsed.data);
    return redirectToNotice(context, { state: 'verified' });
  } catch (error) {
    if (error instanceof ApiHttpError && error.status < 500 && error.status !== 429)
      return redirectToNotice(context, { state: 'expired' });
    const { text } = await refusalOf(error, context.log);
    // The link still counts: it is opened again with what has to be said.
    const to = `${links.registered()}?${new URLSearchParams({ [tokenField]: parsed.data })}`;
    return sayAndGo(to, 'danger', text);
  }
}

/** From the page or from a notice elsewhere, which says where to go back to. */
const resend = (args: ActionFunctionArgs, form: FormData) =>
  signedIn(args, async ({ customer }) => {
    const to = returnTo(form.get(hiddenField.returnTo)) ?? links.registered();
    try {
      await customer.resendVerification();
      const answer = await sayAndGo(to, 'success', 'Enviamos outro e-mail para validar sua conta.');
      answer.headers.append('Set-Cookie', forgetNotice(args.context));
      return answer;
    } catch (error) {
      const { text } = await refusalOf(error, args.context.log, { isGuarded: true });
      return sayAndGo(to, 'danger', text);
    }
  });

const sayAndGo = async (to: string, tone: 'success' | 'danger', text: string) =>
  redirect(to, { status: 303, headers: { 'Set-Cookie': await flashCookie({ tone, text }) } });
