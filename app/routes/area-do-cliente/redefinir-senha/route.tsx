import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { FieldError } from '~/forms/field';
import { PasswordField } from '~/features/account/password/password-field';
import { SubmitButton } from '~/forms/submit-button';
import { useForm } from '~/forms/use-form';
import { newPasswordForm } from '~/features/account/sign-in/sign-in-forms';
import { AccountPage } from '~/features/account/sign-in/account-page';
import { SignInMessages } from '~/features/account/sign-in/sign-in-messages';
import type { RecoveryReply } from '~/features/account/sign-in/view';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { resetData } from './queries.server';

export { recoveryClientAction as clientAction } from '~/features/account/sign-in/sign-in-client-action.browser';
export { action } from './action.server';
export { signInHeaders as headers } from '~/features/account/sign-in/sign-in-page.server';

export const meta = fixedPageMeta({
  title: 'Nova senha',
  description: 'Escolha uma nova senha para a sua conta.',
  path: links.resetPassword(),
  card: 'home',
  indexable: false,
});

export const loader = (args: LoaderFunctionArgs) => resetData(args);

/** Sets a new password by an e-mail's link (brief §16, 'Account'). */
export default function ResetPassword() {
  const { token } = useLoaderData<typeof loader>();
  const reply = useActionData<RecoveryReply>();
  const currentToken = reply?.token ?? token;
  return (
    <AccountPage gravura="terraco-baia">
      {currentToken && !reply?.isOver ? <NewPassword token={currentToken} reply={reply} /> : <Over />}
      {reply && <SignInMessages texts={reply.messages} />}
    </AccountPage>
  );
}

function NewPassword({ token, reply }: { token: string; reply: RecoveryReply | undefined }) {
  const form = useForm(newPasswordForm, { action: links.resetPassword(), reply });
  const password = form.field('senha');
  return (
    <>
      <h1>Nova senha</h1>
      <p className="suave">Ao salvar, encerramos as sessões abertas em outros aparelhos.</p>
      <form className="auth__form" {...form.formProps}>
        <input type="hidden" name="token" value={token} />
        <PasswordField {...password} autoComplete="new-password" rules focused={Boolean(password.error)} />
        <SubmitButton pending={form.pending}>Salvar nova senha</SubmitButton>
        <FieldError id={form.id} error={form.failed} />
      </form>
    </>
  );
}

function Over() {
  return (
    <>
      <h1>Este link já não vale.</h1>
      <p className="suave">Links de senha duram uma hora e servem uma vez. Peça outro; leva um minuto.</p>
      <a className="bt bt--1 bt--t" href={links.forgotPassword()}>
        Pedir novo link
      </a>
    </>
  );
}
