import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PasswordField } from '~/features/account/password/password-field';
import { adminLinks, returnField } from '~/features/admin/admin-links';
import { adminForms } from '~/features/admin/forms';
import { signInAction, signInData } from '~/features/admin/session/sign-in.server';
import type { FormReply } from '~/forms/form-reply';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Entrar · Mesa');
export const loader = (args: LoaderFunctionArgs) => signInData(args);
export const action = (args: ActionFunctionArgs) => signInAction(args);

export default function SignIn() {
  const { returnTo } = useLoaderData<typeof loader>();
  const reply = useActionData() as FormReply | undefined;
  const form = useForm(adminForms.signIn, { action: adminLinks.signIn(), reply });
  const password = form.field('password');
  return (
    <>
      <h1>Entrar</h1>
      <p className="suave">
        Para quem trabalha na casa. Clientes entram{' '}
        <a className="mlink" href={links.login()}>
          pelo site
        </a>
        .
      </p>
      <FormLayout
        form={form}
        hasSummary={false}
        submit={<SubmitButton pending={form.pending}>Continuar</SubmitButton>}
      >
        <input type="hidden" name={returnField} value={returnTo} />
        <TextField {...form.field('email')} />
        <PasswordField
          {...password}
          autoComplete="current-password"
          focused={Boolean(password.error)}
          key={form.answer}
        />
      </FormLayout>
      <details>
        <summary className="elo">Esqueci a senha</summary>
        <p className="suave">
          A senha não volta por e-mail. Peça outro convite a quem cuida da Mesa: com ele você escolhe outra
          senha e outro segundo fator.
        </p>
      </details>
    </>
  );
}
