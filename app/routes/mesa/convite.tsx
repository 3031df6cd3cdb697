import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PasswordField } from '~/features/account/password/password-field';
import { adminLinks } from '~/features/admin/admin-links';
import { adminForms } from '~/features/admin/forms';
import { acceptAction, invitationData } from '~/features/admin/session/invitation.server';
import type { FormReply } from '~/forms/form-reply';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Convite · Mesa');
export const loader = (args: LoaderFunctionArgs) => invitationData(args);
export const action = (args: ActionFunctionArgs) => acceptAction(args);

/** Page of an invitation's link. */
export default function Invitation() {
  const { invitation, token, problem } = useLoaderData<typeof loader>();
  if (!invitation) {
    return (
      <>
        <h1>{problem === 'over' ? 'Este convite já não vale.' : 'O convite não pôde ser lido agora.'}</h1>
        <p className="suave">
          {problem === 'over'
            ? 'Convites valem por 48 horas e servem uma vez. Peça outro a quem convidou você.'
            : 'Tente outra vez em um minuto.'}
        </p>
        <a className="bt bt--2" href={adminLinks.signIn()}>
          Entrar na Mesa
        </a>
      </>
    );
  }
  return (
    <>
      <h1>Bem-vindo à Mesa</h1>
      <p className="suave">
        {invitation.email} entra como {invitation.role}. Escolha a senha; depois vem o segundo fator.
      </p>
      <AcceptForm token={token} />
    </>
  );
}

function AcceptForm({ token }: { token: string }) {
  const reply = useActionData() as FormReply | undefined;
  const form = useForm(adminForms.accept, { action: adminLinks.invitation(token), reply });
  const password = form.field('password');
  return (
    <FormLayout
      form={form}
      hasSummary={false}
      submit={<SubmitButton pending={form.pending}>Aceitar o convite</SubmitButton>}
    >
      <TextField {...form.field('name')} />
      <PasswordField {...password} autoComplete="new-password" rules focused={Boolean(password.error)} />
    </FormLayout>
  );
}
