import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { oneTimeToken } from '@contract/auth';
import { forgottenPasswordForm, newPasswordForm } from '../sign-in/sign-in-forms';
import type { RecoveryReply } from '../sign-in/view';
import { metSenhaRules } from '@domain/validation/senha-rules';
import { links, withQuery } from '~/links';
import { ApiHttpError } from '~/back-end/errors';
import { deviceOf } from '../sign-in/device.server';
import { flashCookie } from '~/request/flash.server';
import { readForm, textOf } from '~/forms/forms.server';
import { type NotTaken, submitForm } from '~/forms/submit-form.server';

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

const reply = (body: RecoveryReply, init: ResponseInit) => data(body, init);

/** Asks for the link; known and unknown e-mails are answered alike. */
export async function recoveryAction({ request, context }: ActionFunctionArgs) {
  const { api, session, seals, log } = context;
  session.isPrivate = true;
  const { notTaken, answer: email } = await submitForm(forgottenPasswordForm, await readForm(request), {
    async send({ email }) {
      await api.auth(session.caller).forgotPassword(email);
      return email;
    },
    log,
  });
  if (notTaken) return told(notTaken);
  return redirect(withQuery(links.forgotPassword(), { [sentParameter]: 'sim' }), {
    status: 303,
    headers: { 'Set-Cookie': seals.cookie(sentCookie, { email }, sentMaxAge) },
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
  const typed = await readForm(request);
  const token = oneTimeToken.safeParse(textOf(typed, 'token')).data;
  if (!token) return linkIsOver();
  const { device, cookie } = deviceOf(args);
  const { notTaken, answer } = await submitForm(newPasswordForm, typed, {
    send: ({ senha }) =>
      api
        .auth(session.caller)
        .resetPassword({ token, password: senha, device })
        .then(
          () => 'done' as const,
          (error: unknown) => {
            if (judgesTheLink(error)) return 'over' as const;
            throw error;
          },
        ),
    names: { password: 'senha' },
    log,
  });
  if (notTaken) return told(notTaken, { token, metRules: metSenhaRules(textOf(typed, 'senha')) });
  if (answer === 'over') return linkIsOver();
  session.end();
  const done = await flashCookie({ tone: 'success', text: 'Senha alterada. Entre com a nova senha.' });
  const headers = new Headers({ 'Set-Cookie': cookie });
  headers.append('Set-Cookie', done);
  return redirect(links.login(), { status: 303, headers });
}

/** Neither the password (422) nor how often it was tried is what is wrong. */
const judgesTheLink = (error: unknown) =>
  error instanceof ApiHttpError && error.status < 500 && error.status !== 422 && error.status !== 429;
const linkIsOver = () => reply({ messages: [], isOver: true }, { status: 410 });

const told = (
  { reply: said, messages, ...init }: NotTaken,
  kept: Pick<RecoveryReply, 'token' | 'metRules'> = {},
) => reply({ ...said, messages, ...kept }, init);
