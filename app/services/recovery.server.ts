import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { oneTimeToken } from '@contract/auth';
import { emailForm, newPasswordForm } from '~/domain/forms/sign-in';
import { checkForm } from '~/domain/forms/validate';
import { signInTexts } from '~/domain/sign-in/texts';
import type { RecoveryReply } from '~/domain/sign-in/view';
import { metSenhaRules } from '~/domain/validation/senha-rules';
import { links, withQuery } from '~/links';
import { ApiHttpError } from './api/errors';
import { orNull } from './api/or-null.server';
import { deviceOf } from './device.server';
import { flashCookie } from './flash.server';
import { readForm, textOf } from './forms.server';
import { firstErrors, refusedForNow } from './sign-in-reply.server';

const sentCookie = 'recuperacao';
/** Long enough to read, to reload and to ask once more, in seconds. */
const sentMaxAge = 15 * 60;
const sentParameter = 'enviado';
const sent = z.object({ email: z.string().max(254) });

/** The form, or once it is sent, for whom: the e-mail stays out of the address. */
export function recoveryLoader({ request, context }: LoaderFunctionArgs) {
  context.session.isPrivate = true;
  const isSent = new URL(request.url).searchParams.has(sentParameter);
  const kept = sent.safeParse(context.seals.read(request.headers.get('Cookie'), sentCookie)).data;
  return { siteUrl: context.siteUrl, sentTo: (isSent && kept?.email) || null };
}

const reply = (body: RecoveryReply, status: number, headers?: HeadersInit) => data(body, { status, headers });

/** Asks for the link; known and unknown e-mails are answered alike. */
export async function recoveryAction({ request, context }: ActionFunctionArgs) {
  const { api, session, seals, log } = context;
  session.isPrivate = true;
  const form = await readForm(request);
  const email = textOf(form, 'email');
  const submission = checkForm(form, emailForm);
  if (submission.status !== 'success')
    return reply({ email, errors: firstErrors(submission.reply().error), messages: [] }, 400);
  const asked = submission.value.email;
  try {
    await api.auth(session.caller).forgotPassword(asked);
  } catch (error) {
    return failed(error, log, { email });
  }
  return redirect(withQuery(links.forgotPassword(), { [sentParameter]: 'sim' }), {
    status: 303,
    headers: { 'Set-Cookie': seals.cookie(sentCookie, { email: asked }, sentMaxAge) },
  });
}

/** The form of a link's token; opening the link does not use it up (settled §5). */
export function resetLoader({ request, context }: LoaderFunctionArgs) {
  context.session.isPrivate = true;
  const token = oneTimeToken.safeParse(new URL(request.url).searchParams.get('token'));
  return { siteUrl: context.siteUrl, token: token.data ?? null };
}

/** Sets the new password; all sessions end, and who has it signs in with it. */
export async function resetAction(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { api, session, log } = context;
  session.isPrivate = true;
  const form = await readForm(request);
  const token = oneTimeToken.safeParse(textOf(form, 'token'));
  if (!token.success) return reply({ errors: {}, messages: [], isOver: true }, 410);
  const kept = { token: token.data, metRules: metSenhaRules(textOf(form, 'senha')) };
  const submission = checkForm(form, newPasswordForm);
  if (submission.status !== 'success')
    return reply({ errors: firstErrors(submission.reply().error), messages: [], ...kept }, 400);
  const { device, cookie } = deviceOf(args);
  try {
    await api
      .auth(session.caller)
      .resetPassword({ token: token.data, password: submission.value.senha, device });
  } catch (error) {
    if (!(error instanceof ApiHttpError) || error.status >= 500 || error.status === 429)
      return failed(error, log, kept);
    const texts = Object.values(error.answer?.errors ?? {}).flat();
    return error.status === 422
      ? reply({ errors: { senha: texts[0] ?? error.message }, messages: texts, ...kept }, 422)
      : reply({ errors: {}, messages: [], isOver: true }, 410);
  }
  session.end();
  const done = await flashCookie({ tone: 'success', text: 'Senha alterada. Entre com a nova senha.' });
  const headers = new Headers({ 'Set-Cookie': cookie });
  headers.append('Set-Cookie', done);
  return redirect(links.login(), { status: 303, headers });
}

/** Too many, or no answer. */
async function failed(
  error: unknown,
  log: ActionFunctionArgs['context']['log'],
  kept: Pick<RecoveryReply, 'email' | 'token' | 'metRules'>,
) {
  const refused = refusedForNow(error);
  if (!refused) await orNull(Promise.reject(error), log);
  const text = refused?.text ?? signInTexts.registrationFailed;
  return reply({ ...kept, errors: { '': text }, messages: [text] }, refused ? 429 : 503, refused?.headers);
}
