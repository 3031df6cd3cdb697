import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Errors, FieldAttributes, Form, FormSchema } from './form';
import type { Findings } from './watch-form.browser';

/** What a field's component is given. */
export interface FieldProps extends FieldAttributes {
  id: string;
  name: string;
  label: string;
  defaultValue?: string;
  error?: string;
}

const none: Errors = {};

interface Shown {
  /** What the server has said last. */
  answered: Errors;
  /** Beside the fields. */
  errors: Errors;
  /** Of the last attempt, so that a summary stands still while they are mended. */
  attempted: Errors;
  /** How often it was answered. */
  answer: number;
  /** How often it was answered or stopped: for the summary's `key`. */
  attempt: number;
  isValid: boolean;
}

/**
 * A form that the server checks and that, once it is used, the browser checks too, by the same rules. Both say what is
 * wrong in the same places.
 * @param answered what the server found; another object is another answer
 */
export function useCheckedForm<Schema extends FormSchema, Name extends string>(
  form: Form<Schema, Name>,
  answered: Errors = none,
) {
  const [kept, setShown] = useState<Shown>({
    answered,
    errors: answered,
    attempted: answered,
    answer: 0,
    attempt: 0,
    isValid: true,
  });
  const shown = kept.answered === answered ? kept : answeredBy(kept, answered);
  if (shown !== kept) setShown(shown);
  const element = useRef<HTMLFormElement>(null);
  const [isUsed, setUsed] = useState(false);

  useEffect(() => {
    if (!isUsed) return;
    const over = new AbortController();
    Promise.all([import('./watch-form.browser'), form.schema()]).then(
      ([{ watchForm, focusFirstError }, schema]) => {
        if (over.signal.aborted || !element.current) return;
        const show = (findings: Findings) => setShown((before) => after(before, findings, form.isShort));
        const tell = (findings: Findings) => {
          if (!findings.isAttempt) return show(findings);
          // The error is there before the focus comes to its field.
          flushSync(() => show(findings));
          if (form.isShort) focusFirstError(element.current!, findings.errors(none));
        };
        watchForm(element.current, { form, schema, tell, signal: over.signal });
      },
      // The server checks in any case: a file that cannot be had is no error. The next use asks for it again.
      () => setUsed(false),
    );
    return () => over.abort();
  }, [isUsed, form]);

  return {
    id: form.id,
    errors: shown.errors,
    attempt: shown.attempt,
    /** For the `key` of what begins anew with each answer: passwords are never given back. */
    answer: shown.answer,
    /** Whether the form can be sent as it stands; true until it is used. */
    isValid: shown.isValid,
    /** For the summary: the fields that were wrong at the last attempt. */
    problems: Object.entries<string>(form.labels)
      .filter(([name]) => shown.attempted[name])
      .map(([name, label]) => ({ id: `${form.id}-${name}`, label })),
    /** @param defaultValue what it begins with */
    fieldProps: (name: Name, defaultValue: string | undefined): FieldProps => ({
      id: `${form.id}-${name}`,
      name,
      label: form.labels[name],
      defaultValue,
      error: shown.errors[name],
      ...form.fields?.[name],
    }),
    formProps: {
      id: form.id,
      ref: element,
      method: 'post',
      noValidate: true,
      onFocus: () => setUsed(true),
    } as const,
  };
}

const answeredBy = (before: Shown, answered: Errors): Shown => ({
  ...before,
  answered,
  errors: answered,
  attempted: answered,
  answer: before.answer + 1,
  attempt: before.attempt + 1,
});

function after(before: Shown, { errors: found, isValid, isAttempt }: Findings, isShort = false): Shown {
  const errors = found(before.errors);
  const attempted = isShort ? none : errors;
  if (isAttempt) return { ...before, errors, attempted, attempt: before.attempt + 1, isValid };
  return isValid === before.isValid && isSame(errors, before.errors)
    ? before
    : { ...before, errors, isValid };
}

const isSame = (one: Errors, other: Errors): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, text]) => other[name] === text);
