import type { ReactNode } from 'react';
import type { FormReply } from '~/forms/form-reply';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { intentField } from '../admin-links';
import { adminForms } from '../forms';

interface CodeFormProps {
  form: 'totp' | 'recoveryCode';
  action: string;
  reply: (FormReply & { intent?: string }) | undefined;
  button: string;
  hidden?: ReactNode;
}

/** The form's name is its intent. A code is never sent back. */
export function CodeForm({ form: name, action, reply, button, hidden }: CodeFormProps) {
  const form = useForm(adminForms[name], { action, reply: reply?.intent === name ? reply : undefined });
  return (
    <FormLayout
      form={form}
      hasSummary={false}
      submit={<SubmitButton pending={form.pending}>{button}</SubmitButton>}
    >
      <input type="hidden" name={intentField} value={name} />
      {hidden}
      <TextField {...form.field('code')} key={form.answer} />
    </FormLayout>
  );
}
