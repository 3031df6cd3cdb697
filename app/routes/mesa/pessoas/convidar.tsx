import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { Icon } from '~/components/ui/icon';
import { adminLinks } from '~/features/admin/admin-links';
import { adminForms, roleOptions } from '~/features/admin/forms';
import { inviteAction, inviteData } from '~/features/admin/people/invite.server';
import { roleScopes } from '~/features/admin/people/role-texts';
import type { FormReply } from '~/forms/form-reply';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField, TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Convidar · Mesa');
export const loader = (args: LoaderFunctionArgs) => inviteData(args);
export const action = (args: ActionFunctionArgs) => inviteAction(args);

const options = roleOptions.map(
  ([role, name]) => [role, `${name}: ${roleScopes[role as keyof typeof roleScopes]}`] as const,
);

export default function Invite() {
  const reply = useActionData() as FormReply | undefined;
  const form = useForm(adminForms.invite, { action: adminLinks.invite(), reply });
  return (
    <>
      <a className="elo mvolta" href={adminLinks.people()}>
        <Icon name="previous" small />
        Pessoas
      </a>
      <div className="porta">
        <h1>Convidar</h1>
        <p className="suave">
          Um e-mail, que serve uma vez e vale por 48 horas. Outro convite substitui o anterior.
        </p>
        <FormLayout
          form={form}
          hasSummary={false}
          submit={<SubmitButton pending={form.pending}>Enviar convite</SubmitButton>}
        >
          <TextField {...form.field('email')} />
          <SelectField {...form.field('role')} options={[['', 'Escolha'], ...options]} required />
        </FormLayout>
      </div>
    </>
  );
}
