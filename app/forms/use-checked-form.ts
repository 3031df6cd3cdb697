import { getFormProps, getInputProps, type SubmissionResult, useForm as useConform } from '@conform-to/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type * as FormChecks from './form-checks.browser';
import type { Errors, FieldAttributes, Form, FormSchema, Rules } from './form';
import { firstErrors } from './form-reply';

export interface FieldProps extends FieldAttributes {
  id: string;
  name: string;
  label: string;
  defaultValue?: string;
  error?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

type Result = SubmissionResult<string[]>;
type Values = Record<string, unknown>;

interface CheckedFormOptions {
  /** Last reply of the server; a new object is a new reply. */
  result?: Result;
  known?: object; // initial values until the first reply
}

const none: Errors = {};

/** conform's form by one definition; loads the rules at the first focus. */
export function useCheckedForm<Schema extends FormSchema, Name extends string>(
  form: Form<Schema, Name>,
  { result, known }: CheckedFormOptions,
) {
  const element = useRef<HTMLFormElement>(null);
  const { rules, use } = useRules(form);
  useEffect(() => {
    // The focus came before React.
    if (element.current?.contains(document.activeElement)) use();
  }, [use]);
  const attempts = useAttempts(result);
  const [isValid, setValid] = useState(true);
  /** Since the last reply. */
  const touched = useRef(new Set<string>());
  useEffect(() => touched.current.clear(), [result]);

  const [meta, fields] = useConform<Values, unknown, string[]>({
    id: form.id,
    lastResult: result,
    defaultValue: known,
    constraint: form.fields as Record<string, FieldAttributes> | undefined,
    // Without the rules conform's own check would be sent.
    shouldRevalidate: rules ? 'onInput' : 'onSubmit',
    onValidate:
      rules &&
      // Data of the form in the page, not posted data.
      // oxlint-disable-next-line no-restricted-properties
      (({ formData: typed, submitter }) =>
        rules.checkedSubmission(typed, {
          form,
          rules,
          submitter,
          standing: Object.keys(result?.error ?? {}).filter((name) => !touched.current.has(name)),
          onRefusal: attempts.add,
        })),
  });

  useEffect(() => {
    const checked = element.current;
    if (!rules || !checked) return;
    const over = new AbortController();
    const look = () => setValid(rules.check(new FormData(checked)).status === 'success');
    look();
    rules.watchFields(checked, {
      validate: (name) => meta.validate({ name }),
      isCertainlyWrong: (name) => rules.isCertainlyWrong(new FormData(checked), name),
      onInput(name) {
        touched.current.add(name);
        look();
        // An error of two fields goes by either.
        const shown = Object.keys(meta.allErrors).find((each) => each !== '');
        if (shown !== undefined && !meta.allErrors[name]) meta.validate({ name: shown });
      },
      signal: over.signal,
    });
    return () => over.abort();
    // conform's metadata are proxies of one context.
  }, [rules]);

  const errors = firstErrors(meta.allErrors);
  const attempted = form.isShort && attempts.isOwn ? none : firstErrors(attempts.error);
  return {
    id: form.id,
    errors,
    attempt: attempts.count,
    /** `key` for parts that reset with each reply: passwords are never sent back. */
    answer: attempts.answers,
    isValid,
    problems: Object.entries<string>(form.labels)
      .filter(([name]) => attempted[name])
      .map(([name, label]) => ({ id: `${form.id}-${name}`, label })),
    fieldProps(name: Name): FieldProps {
      const attributes = form.fields?.[name];
      const { form: _form, type: _type, ...input } = getInputProps(fields[name]!, { type: 'text' });
      return { ...input, ...attributes, label: form.labels[name], error: errors[name] };
    },
    formProps: { ...getFormProps(meta), ref: element, method: 'post', onFocus: use } as const,
  };
}

type LoadedRules<Schema extends FormSchema> = Rules<Schema> & typeof FormChecks;

/** Loads the rules, and what applies them, once the form is used. */
function useRules<Schema extends FormSchema>(form: Form<Schema>) {
  const [isUsed, setUsed] = useState(false);
  const [rules, setRules] = useState<LoadedRules<Schema>>();
  useEffect(() => {
    if (!isUsed) return;
    let isOver = false;
    Promise.all([form.rules(), import('./form-checks.browser')]).then(
      ([own, checks]) => !isOver && setRules({ ...own, ...checks }),
      // The server validates in any case. The next focus loads the files again.
      () => setUsed(false),
    );
    return () => void (isOver = true);
  }, [isUsed, form]);
  const use = useCallback(() => setUsed(true), []);
  return { rules, use };
}

/** Replies and prevented submissions. A summary has the errors of the last one while the visitor corrects them. */
function useAttempts(result: Result | undefined) {
  const [last, setLast] = useState({
    result,
    error: result?.error,
    isOwn: false,
    count: 0,
  });
  // After conform has the errors of the reply, so that a part that resets is shown with them.
  const [answered, setAnswered] = useState({ result, count: 0 });
  useEffect(
    () => setAnswered((before) => (before.result === result ? before : { result, count: before.count + 1 })),
    [result],
  );
  const isNew = last.result !== result;
  const current = isNew ? { result, error: result?.error, isOwn: false, count: last.count + 1 } : last;
  if (isNew) setLast(current);
  const add = (error: Result['error']) =>
    setLast((before) => ({ ...before, error, isOwn: true, count: before.count + 1 }));
  return { ...current, answers: answered.count, add };
}
