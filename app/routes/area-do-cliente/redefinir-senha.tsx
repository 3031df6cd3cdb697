import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { FieldError } from '~/components/forms/field';
import { PasswordField } from '~/components/forms/password-field';
import { SubmitButton } from '~/components/forms/submit-button';
import { AccountPage } from '~/components/sign-in/account-page';
import { SignInMessages } from '~/components/sign-in/sign-in-messages';
import type { RecoveryReply } from '~/domain/sign-in/view';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import type { resetLoader } from '~/services/recovery.server';

export { keepRecovery as clientAction } from '~/browser/keep-sign-in';
export { resetAction as action, resetLoader as loader } from '~/services/recovery.server';
export { signInHeaders as headers } from '~/services/sign-in-page.server';

export const meta = fixedPageMeta({
  title: 'Nova senha',
  description: 'Escolha uma nova senha para a sua conta.',
  path: links.resetPassword(),
  card: 'home',
  indexable: false,
});

/** A new password, for who holds the link of the e-mail (brief §16, 'Account'). */
export default function ResetPassword() {
  const { token } = useLoaderData<typeof resetLoader>();
  const reply = useActionData<RecoveryReply>();
  const kept = reply?.token ?? token;
  return (
    <AccountPage gravura="terraco-baia">
      {kept && !reply?.isOver ? <NewPassword token={kept} reply={reply} /> : <Over />}
      {reply && <SignInMessages texts={reply.messages} />}
    </AccountPage>
  );
}

const id = 'redefinir';

function NewPassword({ token, reply }: { token: string; reply: RecoveryReply | undefined }) {
  const navigation = useNavigation();
  const pending = navigation.formAction === links.resetPassword();
  const errors = reply?.errors ?? {};
  return (
    <>
      <h1>Nova senha</h1>
      <p className="suave">Ao salvar, encerramos as sessões abertas em outros aparelhos.</p>
      <form
        id={id}
        className="auth__form"
        method="post"
        action={links.resetPassword()}
        noValidate
        data-check={errors.senha ? undefined : 'redefinir'}
        onSubmit={(event) => pending && event.preventDefault()}
      >
        <input type="hidden" name="token" value={token} />
        <PasswordField
          id={`${id}-senha`}
          name="senha"
          label="Nova senha"
          autoComplete="new-password"
          rules
          metRules={reply?.metRules}
          error={errors.senha}
          focused={Boolean(errors.senha)}
        />
        <SubmitButton pending={pending}>Salvar nova senha</SubmitButton>
        <FieldError id={id} error={errors['']} />
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
