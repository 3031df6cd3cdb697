import type { ReactNode } from 'react';
import { intentField, type ProfileIntent } from '~/features/account/profile/profile-intents';
import { FormFrame } from '~/forms/form-frame';
import type { FormState } from '~/forms/use-form';

interface ProfileFormProps {
  intent: ProfileIntent;
  form: FormState<never>;
  hasSummary?: boolean;
  button: ReactNode;
  children: ReactNode;
}

/** The frame of one of the profile's forms. */
export function ProfileForm({ intent, form, hasSummary, button, children }: ProfileFormProps) {
  return (
    <FormFrame form={form} hasSummary={hasSummary} submit={button}>
      <input type="hidden" name={intentField} value={intent} />
      {children}
    </FormFrame>
  );
}
