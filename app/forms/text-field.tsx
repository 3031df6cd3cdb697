import type { ComponentPropsWithoutRef } from 'react';
import { described, Field, type FieldFrame } from './field';

type Controlled = FieldFrame & { name: string };

/** One line of text. */
export function TextField({ label, help, error, ...input }: Controlled & ComponentPropsWithoutRef<'input'>) {
  const frame = { id: input.id, label, help, error };
  return (
    <Field {...frame}>
      <input type="text" {...input} {...described(frame)} />
    </Field>
  );
}

/** Several lines of text. */
export function TextArea({ label, help, error, ...area }: Controlled & ComponentPropsWithoutRef<'textarea'>) {
  const frame = { id: area.id, label, help, error };
  return (
    <Field {...frame}>
      <textarea rows={4} {...area} {...described(frame)} />
    </Field>
  );
}

/** One of a list; `options` are value and label. */
export function SelectField({
  label,
  help,
  error,
  options,
  ...select
}: Controlled & ComponentPropsWithoutRef<'select'> & { options: readonly (readonly [string, string])[] }) {
  const frame = { id: select.id, label, help, error };
  return (
    <Field {...frame}>
      <select {...select} {...described(frame)}>
        {options.map(([value, text]) => (
          <option value={value} key={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
