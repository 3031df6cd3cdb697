import type { ReactNode } from 'react';
import { intentField, type ProfileIntent } from '~/features/account/profile/profile-intents';
import { FormLayout } from '~/forms/form-layout';
import type { FormState } from '~/forms/use-form';

interface ProfileFormProps {
  intent: ProfileIntent;
  form: FormState<never>;
  hasSummary?: boolean;
  button: ReactNode;
  children: ReactNode;
}

export function ProfileForm({ intent, form, hasSummary, button, children }: ProfileFormProps) {
  return (
    <FormLayout form={form} hasSummary={hasSummary} submit={button}>
      <input type="hidden" name={intentField} value={intent} />
      {children}
    </FormLayout>
  );
}
