import type { ComponentPropsWithoutRef } from 'react';
import { Field, type FieldLayout, withHelp } from './field';

type Controlled = FieldLayout & { name: string };

export function TextField({ label, help, error, ...input }: Controlled & ComponentPropsWithoutRef<'input'>) {
  const layoutProps = { id: input.id, label, help, error };
  return (
    <Field {...layoutProps}>
      <input type="text" {...input} {...withHelp(layoutProps, input['aria-describedby'])} />
    </Field>
  );
}

export function TextArea({ label, help, error, ...area }: Controlled & ComponentPropsWithoutRef<'textarea'>) {
  const layoutProps = { id: area.id, label, help, error };
  return (
    <Field {...layoutProps}>
      <textarea rows={4} {...area} {...withHelp(layoutProps, area['aria-describedby'])} />
    </Field>
  );
}

/** `options`: value and label. */
export function SelectField({
  label,
  help,
  error,
  options,
  ...select
}: Controlled & ComponentPropsWithoutRef<'select'> & { options: readonly (readonly [string, string])[] }) {
  const layoutProps = { id: select.id, label, help, error };
  return (
    <Field {...layoutProps}>
      <select {...select} {...withHelp(layoutProps, select['aria-describedby'])}>
        {options.map(([value, text]) => (
          <option value={value} key={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
