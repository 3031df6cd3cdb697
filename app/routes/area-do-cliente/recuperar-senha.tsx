import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { focusOnArrival } from '~/components/forms/error-summary';
import { FieldError } from '~/components/forms/field';
import { SubmitButton } from '~/components/forms/submit-button';
import { TextField } from '~/components/forms/text-field';
import { AccountPage } from '~/components/sign-in/account-page';
import { SignInMessages } from '~/components/sign-in/sign-in-messages';
import { Icon } from '~/components/ui/icon';
import type { RecoveryReply } from '~/domain/sign-in/view';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import type { recoveryLoader } from '~/services/recovery.server';

export { keepRecovery as clientAction } from '~/browser/keep-sign-in';
export { recoveryAction as action, recoveryLoader as loader } from '~/services/recovery.server';
export { signInHeaders as headers } from '~/services/sign-in-page.server';

export const meta = fixedPageMeta({
  title: 'Recuperar senha',
  description: 'Enviamos um link para o e-mail do seu cadastro.',
  path: links.forgotPassword(),
  card: 'home',
  indexable: false,
});

/** Asks for a link to a new password (brief §16, 'Account'). */
export default function ForgotPassword() {
  const { sentTo } = useLoaderData<typeof recoveryLoader>();
  const reply = useActionData<RecoveryReply>();
  return (
    <AccountPage gravura="terraco-baia">
      <a className="elo menor login__volta" href={links.login()}>
        <Icon name="back" small />
        Entrar
      </a>
      {sentTo ? <Sent email={sentTo} /> : <AskForm reply={reply} />}
      {reply && <SignInMessages texts={reply.messages} />}
    </AccountPage>
  );
}

const id = 'recuperar';

function AskForm({ reply }: { reply: RecoveryReply | undefined }) {
  const navigation = useNavigation();
  const pending = navigation.formAction === links.forgotPassword();
  const errors = reply?.errors ?? {};
  return (
    <>
      <h1>Recuperar senha</h1>
      <p className="suave">Enviamos um link para o e-mail do seu cadastro. Ele vale por uma hora.</p>
      <form
        id={id}
        className="auth__form"
        method="post"
        action={links.forgotPassword()}
        noValidate
        data-check={errors.email ? undefined : 'recuperar'}
        onSubmit={(event) => pending && event.preventDefault()}
      >
        <TextField
          id={`${id}-email`}
          name="email"
          type="email"
          label="E-mail"
          autoComplete="username"
          required
          defaultValue={reply?.email}
          error={errors.email}
          {...(errors.email && focusOnArrival)}
        />
        <SubmitButton pending={pending}>Enviar link</SubmitButton>
        <FieldError id={id} error={errors['']} />
      </form>
    </>
  );
}

/** It never says whether there is such an account. */
function Sent({ email }: { email: string }) {
  return (
    <div className="feito" role="status" tabIndex={-1} {...focusOnArrival}>
      <Icon name="check" />
      <h1>Veja seu e-mail</h1>
      <p className="suave">
        Se houver uma conta com {email}, o link chega em alguns minutos. Ele vale por uma hora e só uma vez.
      </p>
      <form method="post" action={links.forgotPassword()}>
        <input type="hidden" name="email" value={email} />
        <button className="elo">Enviar de novo</button>
      </form>
    </div>
  );
}
