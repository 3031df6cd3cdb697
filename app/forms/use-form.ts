import { useNavigation } from '@remix-run/react';
import { type FormEvent, useMemo } from 'react';
import type { Form, FormSchema } from './form';
import { firstErrors, type FormReply, valueAt } from './form-reply';
import { type KeptForm, useKeptForm } from './kept-form';
import { type FieldProps, useCheckedForm } from './use-checked-form';

interface UseFormOptions {
  /** Where it is posted: path and query. */
  action: string;
  /** What its action has answered. */
  reply: FormReply | undefined;
  /** What its fields begin with, until it was answered. */
  known?: object;
}

/** A form as its components need it. */
export interface FormState<Name extends string = string> extends Pick<
  ReturnType<typeof useCheckedForm>,
  'id' | 'errors' | 'problems' | 'attempt' | 'answer' | 'isValid'
> {
  formProps: ReturnType<typeof useCheckedForm>['formProps'] & {
    action: string;
    onSubmit: (event: FormEvent) => void;
  };
  reply: FormReply | undefined;
  /** What was typed before the session ended, until it is answered. */
  kept: KeptForm | undefined;
  /** What is wrong with it as a whole. */
  failed: string | undefined;
  /** It is on its way. */
  pending: boolean;
  /** What a field's component is given: `telefone.numero` is a field of a group. */
  field(name: Name): FieldProps;
  /** What stands in a field, or in all of this name. */
  typed(name: string): string | undefined;
  typedList(name: string): string[];
}

/** A form of a page: what was typed stays with an answer, what is wrong is said, sent once is enough. */
export function useForm<Schema extends FormSchema, Name extends string>(
  form: Form<Schema, Name>,
  { action, reply, known }: UseFormOptions,
): FormState<Name> {
  const answered = useMemo(() => firstErrors(reply?.result?.error), [reply]);
  const { fieldProps, formProps, ...checked } = useCheckedForm(form, answered);
  const navigation = useNavigation();
  const pending = navigation.state !== 'idle' && navigation.formAction === action;
  const left = useKeptForm(form.id);
  const kept = reply?.result ? undefined : left;
  const values = reply?.result ? reply.result.initialValue : known;
  const typedList = (name: string) =>
    kept
      ? kept.typed.flatMap(([each, value]) => (each === name ? [value] : []))
      : [valueAt(values, name)].flat().filter((value): value is string => typeof value === 'string');
  const typed = (name: string) => typedList(name)[0];
  return {
    ...checked,
    reply,
    kept,
    pending,
    failed: reply?.failed ?? checked.errors[''],
    typed,
    typedList,
    // What was emptied stays empty.
    field: (name) => fieldProps(name, typed(name) ?? (reply?.result || kept ? '' : undefined)),
    formProps: { ...formProps, action, onSubmit: (event) => pending && event.preventDefault() },
  };
}
