import type { ReactNode } from 'react';
import { ErrorSummary } from '~/forms/error-summary';
import { FailedSnackbar } from '~/forms/failed-snackbar';
import { FieldError } from '~/forms/field';
import { intentField, type ProfileIntent } from '~/features/account/profile/profile-intents';
import type { useProfileForm } from './use-profile-form';

interface ProfileFormProps {
  intent: ProfileIntent;
  form: ReturnType<typeof useProfileForm>;
  /** Names and labels of its fields, where errors are summed up above them. */
  labels?: readonly (readonly [string, string])[];
  button: ReactNode;
  children: ReactNode;
}

/** The frame of one of the profile's forms. */
export function ProfileForm({ intent, form, labels = [], button, children }: ProfileFormProps) {
  const { formProps, errors, attempt, reply, failed } = form;
  const { id } = formProps;
  const problems = labels
    .filter(([name]) => errors[name])
    .map(([name, label]) => ({ id: `${id}-${name}`, label }));
  return (
    <form className="form" {...formProps}>
      {problems.length > 0 && <ErrorSummary problems={problems} key={attempt} />}
      <input type="hidden" name={intentField} value={intent} />
      {children}
      <div className="form__pe">
        {button}
        <FieldError id={id} error={failed} />
      </div>
      {reply?.failed && <FailedSnackbar reply={reply} />}
    </form>
  );
}
