import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { oneTimeToken } from '@contract/auth';
import { metSenhaRules } from '@domain/validation/senha-rules';
import { ApiHttpError } from '~/back-end/errors.server';
import { notTakenReply, recoveryReply } from '~/features/account/recovery/recovery-reply.server';
import { deviceOf } from '~/features/account/sign-in/device.server';
import { newPasswordForm } from '~/features/account/sign-in/sign-in-forms';
import { readForm, textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';

/** Sets the new password; all sessions end, and who has it signs in with it. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { api, session, log } = context;
  session.isPrivate = true;
  const typed = await readForm(request, newPasswordForm, 'token');
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
  if (notTaken) return notTakenReply(notTaken, { token, metRules: metSenhaRules(textOf(typed, 'senha')) });
  if (answer === 'over') return linkIsOver();
  session.end();
  const done = await flashCookie({ tone: 'success', text: 'Senha alterada. Entre com a nova senha.' });
  const headers = new Headers({ 'Set-Cookie': cookie });
  headers.append('Set-Cookie', done);
  return redirect(links.signInStill(), { status: 303, headers });
}

/** Neither the password (422) nor how often it was tried is what is wrong. */
const judgesTheLink = (error: unknown) =>
  error instanceof ApiHttpError && error.status < 500 && error.status !== 422 && error.status !== 429;
const linkIsOver = () => recoveryReply({ messages: [], isOver: true }, { status: 410 });
