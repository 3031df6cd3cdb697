import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { oneTimeToken } from '@contract/auth';
import { returnTo } from '~/domain/return-to';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';
import { orNull } from '~/back-end/or-null.server';
import { ApiHttpError } from '~/back-end/errors';
import { flashCookie } from '~/request/flash.server';
import { readForm, textOf } from '~/forms/forms.server';
import { signedIn } from '../session/guard.server';
import { forgetNotice, readNotice, redirectToNotice } from './registration-notice.server';
import { refusalOf } from '~/back-end/refusal.server';

/** The address' parameter, and the form's field, that holds the one-time token of an e-mail's link. */
const tokenField = 'token';

/** What the page shows: a link's button, a link that is over, an account that waits for its e-mail, or a validated one. */
export type RegistrationState = 'verify' | 'expired' | 'registered' | 'verified';

/**
 * After registering, and after the link of the e-mail that validates the account (spec 1 §10). Opening
 * the link changes nothing; its button does (settled §5).
 */
export async function registrationLoader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { session, siteUrl } = context;
  session.isPrivate = true;
  const email = session.user?.username ?? null;
  const token = new URL(request.url).searchParams.get(tokenField);
  const said = readNotice(context, request);
  const page = (state: RegistrationState, more: { email?: string | null; token?: string } = {}) => ({
    siteUrl,
    isSignedIn: email !== null,
    email,
    token: null,
    state,
    ...more,
  });
  if (token !== null) {
    const parsed = oneTimeToken.safeParse(token);
    return parsed.success ? page('verify', { token: parsed.data }) : page('expired');
  }
  if (said && said.state !== 'registered') return page(said.state);
  if (email === null) {
    if (said) return page('registered', { email: said.email });
    throw redirect(links.login());
  }
  const user = await orNull(
    signedIn(args, ({ customer }) => customer.userData()),
    context.log,
  );
  return page(user?.emailValidado ? 'verified' : 'registered');
}

/** Uses the token of a link, or sends another one. */
export async function registrationAction(args: ActionFunctionArgs) {
  const { request, context } = args;
  context.session.isPrivate = true;
  const form = await readForm(request);
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
