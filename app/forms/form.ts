import type { Submission } from '@conform-to/react';
import type { InputHTMLAttributes } from 'react';
import type { z } from 'zod';

export type FormSchema = z.ZodType<object>;

/** The first error of each field; '' is the form's own. */
export type Errors = Readonly<Partial<Record<string, string>>>;

/** What a control has beside its name and its label. */
export type FieldAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'maxLength' | 'required'
>;

interface FormOptions<Schema extends FormSchema, Name extends string> {
  /** Given, not made: pages are rendered in pieces. */
  id: string;
  /** The fields that can be wrong and what they are called, in their order. */
  labels: Readonly<Record<Name, string>>;
  /** What else their controls have. */
  fields?: Readonly<Partial<Record<NoInfer<Name>, FieldAttributes>>>;
  /** Fields whose value is never given back. */
  secrets?: readonly NoInfer<Name>[];
  /**
   * A few fields beside other things: what the browser finds is said beside them, and the first takes the focus. All
   * others have a summary above them (brief §9).
   */
  isShort?: boolean;
  /** The rules, in a file of their own: no page carries them before a form of it is used. */
  schema: () => Promise<Schema>;
}

export interface Form<Schema extends FormSchema = FormSchema, Name extends string = string> extends Readonly<
  FormOptions<Schema, Name>
> {
  /** What was posted by the rules: its values, or each error on its field. */
  check(typed: FormData): Promise<Submission<z.input<Schema>, string[], z.output<Schema>>>;
}

/**
 * A form, defined once beside what it is for (decision 0034): an action asks its `check`, a page's component stands on
 * `useForm`, which checks in the browser by the same rules from the first use on.
 */
export const defineForm = <Schema extends FormSchema, Name extends string>(
  options: FormOptions<Schema, Name>,
): Form<Schema, Name> => ({
  ...options,
  async check(typed) {
    const [{ checkForm }, schema] = await Promise.all([import('./check'), options.schema()]);
    return checkForm(typed, schema);
  },
});
