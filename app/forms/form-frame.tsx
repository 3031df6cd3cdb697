import type { ReactNode } from 'react';
import { ErrorSummary } from './error-summary';
import { FailedSnackbar } from './failed-snackbar';
import { FieldError } from './field';
import { KeptNotice } from './kept-notice';
import type { FormState } from './use-form';

interface FormFrameProps {
  form: FormState<never>;
  submit: ReactNode;
  /** Whether what is wrong is summed up above the fields (brief §9). */
  hasSummary?: boolean;
  /** Below the button. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The frame of a form: summary of errors, fields, button, and what is wrong with it as a whole. */
export function FormFrame({ form, submit, hasSummary = true, foot, children }: FormFrameProps) {
  const { id, formProps, problems, attempt, failed, reply, kept } = form;
  return (
    <form className="form" {...formProps}>
      {kept && <KeptNotice kept={kept} />}
      {hasSummary && problems.length > 0 && <ErrorSummary problems={problems} key={attempt} />}
      {children}
      <div className="form__pe">
        {submit}
        <FieldError id={id} error={failed} />
        {foot}
      </div>
      {reply?.failed && <FailedSnackbar reply={reply} />}
    </form>
  );
}
