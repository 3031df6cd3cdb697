import type { ReactNode } from 'react';
import { ErrorSummary } from './error-summary';
import { FailedSnackbar } from './failed-snackbar';
import { FieldError } from './field';
import { RestoredFormNotice } from './restored-form-notice';
import type { FormState } from './use-form';

interface FormLayoutProps {
  form: FormState<never>;
  submit: ReactNode;
  hasSummary?: boolean;
  foot?: ReactNode;
  children: ReactNode;
}

export function FormLayout({ form, submit, hasSummary = true, foot, children }: FormLayoutProps) {
  const { id, formProps, problems, attempt, failed, reply, kept: restored } = form;
  return (
    <form className="form" {...formProps}>
      {restored && <RestoredFormNotice kept={restored} />}
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
