import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { focusOnArrival } from '~/forms/error-summary';
import { FieldError } from '~/forms/field';
import { SubmitButton } from '~/forms/submit-button';
import { TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { forgottenPasswordForm } from '~/features/account/sign-in/sign-in-forms';
import { AccountPage } from '~/features/account/sign-in/account-page';
import { SignInMessages } from '~/features/account/sign-in/sign-in-messages';
import { Icon } from '~/components/ui/icon';
import type { RecoveryReply } from '~/features/account/sign-in/view';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { recoveryData } from './queries.server';

export { recoveryClientAction as clientAction } from '~/features/account/sign-in/sign-in-client-action.browser';
export { action } from './action.server';
export { signInHeaders as headers } from '~/features/account/sign-in/sign-in-page.server';

export const meta = fixedPageMeta({
  title: 'Recuperar senha',
  description: 'Enviamos um link para o e-mail do seu cadastro.',
  path: links.forgotPassword(),
  card: 'home',
  indexable: false,
});

export const loader = (args: LoaderFunctionArgs) => recoveryData(args);

/** Requests a password reset link (brief §16, 'Account'). */
export default function ForgotPassword() {
  const { sentTo } = useLoaderData<typeof loader>();
  const reply = useActionData<RecoveryReply>();
  return (
    <AccountPage gravura="terraco-baia">
      <a className="elo menor login__volta" href={links.signInStill()}>
        <Icon name="back" small />
        Entrar
      </a>
      {sentTo ? <Sent email={sentTo} /> : <RequestForm reply={reply} />}
      {reply && <SignInMessages texts={reply.messages} />}
    </AccountPage>
  );
}

function RequestForm({ reply }: { reply: RecoveryReply | undefined }) {
  const form = useForm(forgottenPasswordForm, { action: links.forgotPassword(), reply });
  const email = form.field('email');
  return (
    <>
      <h1>Recuperar senha</h1>
      <p className="suave">Enviamos um link para o e-mail do seu cadastro. Ele vale por uma hora.</p>
      <form className="auth__form" {...form.formProps}>
        <TextField {...email} {...(email.error && focusOnArrival)} />
        <SubmitButton pending={form.pending}>Enviar link</SubmitButton>
        <FieldError id={form.id} error={form.failed} />
      </form>
    </>
  );
}

/** The text does not reveal whether the account exists. */
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
