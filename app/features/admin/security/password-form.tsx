import { PasswordField } from '~/features/account/password/password-field';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { useForm } from '~/forms/use-form';
import { adminLinks, intentField } from '../admin-links';
import { adminForms } from '../forms';
import { securityIntents, type SecurityReply } from './security-intents';

export function PasswordForm({ reply }: { reply: SecurityReply | undefined }) {
  const intent = securityIntents.password;
  const own = reply?.intent === intent ? reply : undefined;
  const form = useForm(adminForms.password, { action: adminLinks.security(), reply: own });
  const answered = own?.result?.error;
  return (
    <FormLayout
      form={form}
      hasSummary={false}
      submit={<SubmitButton pending={form.pending}>Trocar senha</SubmitButton>}
    >
      <input type="hidden" name={intentField} value={intent} />
      <div className="form" key={form.answer}>
        <PasswordField
          {...form.field('current')}
          autoComplete="current-password"
          focused={Boolean(answered?.current)}
        />
        <PasswordField
          {...form.field('password')}
          autoComplete="new-password"
          rules
          focused={!answered?.current && Boolean(answered?.password)}
        />
      </div>
      <p className="nota">As outras sessões acabam.</p>
    </FormLayout>
  );
}
