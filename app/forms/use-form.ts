import { useNavigation } from '@remix-run/react';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import type { Form, FormSchema } from './form';
import { type FormReply, valueAt, valuesInGroups } from './form-reply';
import { type RestoredForm, useRestoredForm } from './restored-form';
import { type FieldProps, useCheckedForm } from './use-checked-form';

interface UseFormOptions {
  action: string; // path and query
  reply: FormReply | undefined;
  known?: object; // initial values until the first reply
}

export interface FormState<Name extends string = string> extends Pick<
  ReturnType<typeof useCheckedForm>,
  'id' | 'errors' | 'problems' | 'attempt' | 'answer' | 'isValid'
> {
  formProps: ReturnType<typeof useCheckedForm>['formProps'] & { action: string };
  reply: FormReply | undefined;
  kept: RestoredForm | undefined; // restored input, until the first reply
  failed: string | undefined;
  pending: boolean;
  field(name: Name): FieldProps;
  typed(name: string): string | undefined;
  typedList(name: string): string[];
}

/** The form's submission that is on its way. */
interface Sent {
  before: FormReply | undefined;
  by: HTMLElement | null;
}

const submitterOf = ({ nativeEvent }: FormEvent) => (nativeEvent as SubmitEvent).submitter;

export function useForm<Schema extends FormSchema, Name extends string>(
  form: Form<Schema, Name>,
  { action, reply, known }: UseFormOptions,
): FormState<Name> {
  const left = useRestoredForm(form.id);
  const restored = reply?.result ? undefined : left;
  const values = useMemo(
    () => (restored ? valuesInGroups(restored.typed) : (reply?.result?.initialValue ?? known)),
    [restored, reply, known],
  );
  const { fieldProps, formProps, ...checked } = useCheckedForm(form, {
    result: reply?.result,
    known: values,
  });
  const { state, formAction } = useNavigation();
  const [sent, setSent] = useState<Sent>();
  useEffect(() => {
    if (state === 'idle') setSent(undefined);
  }, [state]);
  // Its answer is shown while the page's data are read again, and other forms of the page post to the same address.
  const pending = state !== 'idle' && formAction === action && !!sent && sent.before === reply;
  const typedList = (name: string) =>
    [valueAt(values, name)].flat().filter((value): value is string => typeof value === 'string');
  return {
    ...checked,
    reply,
    kept: restored,
    pending,
    failed: reply?.failed ?? checked.errors[''],
    typed: (name) => typedList(name)[0],
    typedList,
    field: fieldProps,
    formProps: {
      ...formProps,
      action,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const by = submitterOf(event);
        // Another button is another choice, and the last one counts.
        if (pending && sent.by === by) return event.preventDefault();
        formProps.onSubmit(event);
        if (!event.defaultPrevented) setSent({ before: reply, by });
      },
    },
  };
}
