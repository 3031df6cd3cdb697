import { type SubmissionResult, type Submission, useForm } from '@conform-to/react';
import { useNavigation } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { useHeldBlur } from '~/forms/use-held-blur';

type Errors = Record<string, string[] | null>;
type Check = (form: FormData) => Submission<Record<string, unknown>, string[], unknown>;

interface LeadFormOptions {
  /** Given, not made: pages are rendered in pieces. */
  id: string;
  /** Where it is posted. */
  action: string;
  /** What the server answered. */
  result?: SubmissionResult | null;
  defaultValue?: Record<string, unknown>;
  /** Loads the browser's check, which is the server's too; it comes when the form is first used. */
  loadCheck: () => Promise<Check>;
}

/**
 * A form that the server checks and that, once it is used, the browser checks as well: a field when it is left, and again
 * while its error is mended. `errors` are those of the last attempt, so that the summary stands still meanwhile.
 */
export function useLeadForm<Fields extends Record<string, unknown>>({
  id,
  action,
  result,
  defaultValue,
  loadCheck,
}: LeadFormOptions) {
  const [check, setCheck] = useState<Check>();
  const [seen, setSeen] = useState(result);
  const [attempt, setAttempt] = useState<{ count: number; errors: Errors }>({
    count: 0,
    errors: result?.error ?? {},
  });
  const tell = (errors: Errors) => setAttempt(({ count }) => ({ count: count + 1, errors }));
  if (seen !== result) {
    setSeen(result);
    tell(result?.error ?? {});
  }

  const [form, fields] = useForm<Fields, string[]>({
    id,
    lastResult: result as SubmissionResult<string[]> | null | undefined,
    defaultValue: defaultValue as never,
    shouldValidate: check ? 'onBlur' : 'onSubmit',
    shouldRevalidate: check ? 'onInput' : 'onSubmit',
    onValidate: check && (({ formData }) => check(formData) as never),
  });
  const navigation = useNavigation();
  const pending = navigation.state !== 'idle' && navigation.formAction === action;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Sent once is enough.
    if (pending) return event.preventDefault();
    form.onSubmit(event);
    // conform checks single fields by submissions of its own.
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isOwn = submitter?.getAttribute('name') === '__intent__';
    if (event.defaultPrevented && check && !isOwn) {
      tell(check(new FormData(event.currentTarget)).reply().error ?? {});
    }
  };
  const heldBlur = useHeldBlur((name) => check && form.validate({ name }));
  const onFocus = () => {
    // The server checks in any case: a file that cannot be had is no error.
    if (!check)
      loadCheck().then(
        (loaded) => setCheck(() => loaded),
        () => undefined,
      );
  };

  return {
    fields,
    pending,
    errors: attempt.errors,
    /** For the summary's `key`. */
    attempt: attempt.count,
    formProps: {
      id,
      method: 'post',
      action,
      noValidate: true,
      onSubmit,
      onFocus,
      ...heldBlur,
    } as const,
  };
}
