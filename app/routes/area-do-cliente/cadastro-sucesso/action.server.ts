import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { oneTimeToken } from '@contract/auth';
import { returnTo } from '~/domain/return-to';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';
import { isRefusal } from '~/back-end/errors.server';
import { flashCookie } from '~/request/flash.server';
import { readForm, textOf } from '~/forms/forms.server';
import { signedIn } from '~/features/account/session/guard.server';
import { forgetNotice, redirectToNotice } from '~/features/account/registration/registration-notice.server';
import { refusalOf } from '~/back-end/refusal.server';
import { tokenField } from './queries.server';

/** Verifies the e-mail with the link's token, or sends another link. */
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
    if (isRefusal(error)) return redirectToNotice(context, { state: 'expired' });
    const { text } = await refusalOf(error, context.log);
    // The token is still valid: reopen the link with the error message.
    const to = `${links.registered()}?${new URLSearchParams({ [tokenField]: parsed.data })}`;
    return redirectWithMessage(to, 'danger', text);
  }
}

/** The form may be on another page. Its hidden field holds the path to return to. */
const resend = (args: ActionFunctionArgs, form: FormData) =>
  signedIn(args, async ({ customer }) => {
    const to = returnTo(form.get(hiddenField.returnTo)) ?? links.registered();
    try {
      await customer.resendVerification();
      const answer = await redirectWithMessage(
        to,
        'success',
        'Enviamos outro e-mail para validar sua conta.',
      );
      answer.headers.append('Set-Cookie', forgetNotice(args.context));
      return answer;
    } catch (error) {
      const { text } = await refusalOf(error, args.context.log, { isGuarded: true });
      return redirectWithMessage(to, 'danger', text);
    }
  });

const redirectWithMessage = async (to: string, tone: 'success' | 'danger', text: string) =>
  redirect(to, { status: 303, headers: { 'Set-Cookie': await flashCookie({ tone, text }) } });
