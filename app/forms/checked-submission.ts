import type { Submission, SubmissionResult } from '@conform-to/react';
import { intentName } from './conform-intent';
import type { Form, Rules } from './form';

type Checked = Submission<Record<string, unknown>, string[], unknown>;
type FieldErrors = NonNullable<SubmissionResult<string[]>['error']>;

interface CheckOptions {
  form: Pick<Form, 'labels'>;
  rules: Pick<Rules, 'check'>;
  submitter: Element | null;
  /** Errors of the last reply whose fields were not touched since. */
  standing: readonly string[];
  /** A submission was prevented. */
  onRefusal: (error: FieldErrors) => void;
}

/**
 * What conform shows of a form: only errors with a visible field. The server reports the others, and its own errors
 * stand until their field is touched (null keeps an error).
 */
export function checkedSubmission(typed: FormData, options: CheckOptions): Checked {
  const { form, rules, submitter, standing, onRefusal } = options;
  const isIntent = typed.has(intentName);
  const submission = rules.check(typed) as Checked;
  if (!isIntent && submitter?.hasAttribute('formnovalidate')) return sentAnyway(submission);
  if (submission.status === 'success') return submission;
  const error: FieldErrors = Object.fromEntries(
    Object.entries(submission.error ?? {}).filter(([name]) => Object.hasOwn(form.labels, name)),
  );
  if (!isIntent && Object.keys(error).length === 0) return sentAnyway(submission);
  if (isIntent) for (const name of standing) error[name] ??= null;
  else onRefusal(error);
  return { ...submission, error, reply: (options) => ({ ...submission.reply(options), error }) };
}

/** Without errors conform shows nothing and does not prevent the submission. */
const sentAnyway = ({ payload, reply }: Checked): Checked => ({
  status: undefined,
  payload,
  error: null,
  reply,
});
