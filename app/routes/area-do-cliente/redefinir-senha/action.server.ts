import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { oneTimeToken } from '@contract/auth';
import { isRefusal } from '~/back-end/errors.server';
import { notTakenReply, recoveryReply } from '~/features/account/recovery/recovery-reply.server';
import { deviceOf } from '~/features/account/sign-in/device.server';
import { newPasswordForm } from '~/features/account/sign-in/sign-in-forms';
import { readForm, textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';

/** Sets the new password, ends all sessions and signs in with it. */
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
  if (notTaken) return notTakenReply(notTaken, { token });
  if (answer === 'over') return linkIsOver();
  session.end();
  const done = await flashCookie({ tone: 'success', text: 'Senha alterada. Entre com a nova senha.' });
  const headers = new Headers({ 'Set-Cookie': cookie });
  headers.append('Set-Cookie', done);
  return redirect(links.signInStill(), { status: 303, headers });
}

/** Whether the error concerns the link, not the password (422) or the rate (429). */
const judgesTheLink = (error: unknown) => isRefusal(error) && error.status !== 422;
const linkIsOver = () => recoveryReply({ messages: [], isOver: true }, { status: 410 });
