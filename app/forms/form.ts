import type { Submission } from '@conform-to/react';
import type { InputHTMLAttributes } from 'react';
import type { z } from 'zod';

export type FormSchema = z.ZodType<object>;

/** First error of each field; '' is the form's own. */
export type Errors = Readonly<Partial<Record<string, string>>>;

export type FieldAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'maxLength' | 'required'
>;

interface FormOptions<Schema extends FormSchema, Name extends string> {
  id: string;
  labels: Readonly<Record<Name, string>>;
  fields?: Readonly<Partial<Record<NoInfer<Name>, FieldAttributes>>>;
  secrets?: readonly NoInfer<Name>[];
  /** Errors only beside the fields, without a summary (brief §9). */
  isShort?: boolean;
  /** A separate file, which the browser loads at the form's first use. */
  schema: () => Promise<Schema>;
}

export interface Rules<Schema extends FormSchema = FormSchema> {
  check(typed: FormData): Submission<z.input<Schema>, string[], z.output<Schema>>;
  /** Whether no further key mends the field. */
  isCertainlyWrong(typed: FormData, name: string): boolean;
}

export interface Form<Schema extends FormSchema = FormSchema, Name extends string = string> extends Readonly<
  FormOptions<Schema, Name>
> {
  check(typed: FormData): Promise<Submission<z.input<Schema>, string[], z.output<Schema>>>;
  /** Rules that check without waiting. Loads conform's parse and the schema. */
  rules(): Promise<Rules<Schema>>;
}

/** The same rules in the action and in the browser (decision 0034). */
export const defineForm = <Schema extends FormSchema, Name extends string>(
  options: FormOptions<Schema, Name>,
): Form<Schema, Name> => {
  const rules = async () => {
    const [{ rulesOf }, schema] = await Promise.all([import('./check'), options.schema()]);
    return rulesOf(schema);
  };
  return { ...options, rules, check: async (typed) => (await rules()).check(typed) };
};
