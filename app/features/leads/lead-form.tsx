import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';
import { hiddenField } from '~/forms/hidden-fields';
import type { FormReply } from '~/forms/form-reply';
import { ErrorSummary } from '~/forms/error-summary';
import { FailedSnackbar } from '~/forms/failed-snackbar';
import { FieldError } from '~/forms/field';
import { PrivacyLine } from '~/forms/privacy-line';
import { SubmitButton } from '~/forms/submit-button';
import { Trap } from '~/forms/trap';

/** What `useLeadForm` and `usePlainLeadForm` know of a form. */
export interface LeadFormState {
  formProps: ComponentPropsWithoutRef<'form'> & { id: string; 'data-check'?: string };
  /** By field; '' is the form's own. */
  errors: Record<string, string[] | null>;
  /** How often it was answered: for the summary's `key`. */
  attempt: number;
  pending: boolean;
}

interface LeadFormProps {
  state: LeadFormState;
  /** Names and labels of the fields that can be wrong, in their order. */
  labels: readonly (readonly [string, string])[];
  /** One for each form that is shown: what is sent twice is taken once. */
  formKey: string;
  reply: FormReply | undefined;
  submit: ReactNode;
  /** What the button does, in the line about privacy. */
  verb?: string;
  children: ReactNode;
}

/** The frame of a form that sends a lead: summary of errors, fields, button, what is agreed to. */
export function LeadForm({ state, labels, formKey, reply, submit, verb, children }: LeadFormProps) {
  const { formProps, errors, attempt, pending } = state;
  // A form that was answered keeps its key: what the back end may have kept all the same is not taken twice.
  const typed = reply?.result?.initialValue?.[hiddenField.key];
  const [key] = useState(typeof typed === 'string' ? typed : formKey);
  const { id } = formProps;
  const problems = labels
    .filter(([name]) => errors[name])
    .map(([name, label]) => ({ id: `${id}-${name}`, label }));
  const failure = reply?.failed ?? errors['']?.[0];
  return (
    <form className="form" {...formProps}>
      {problems.length > 0 && <ErrorSummary problems={problems} key={attempt} />}
      <input type="hidden" name={hiddenField.key} value={key} />
      <Trap formId={id} />
      {children}
      <div className="form__pe">
        <SubmitButton pending={pending}>{submit}</SubmitButton>
        <FieldError id={id} error={failure} />
        <PrivacyLine verb={verb} />
      </div>
      {reply?.failed && <FailedSnackbar reply={reply} />}
    </form>
  );
}
