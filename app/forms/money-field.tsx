import type { ComponentPropsWithoutRef, FocusEvent } from 'react';
import { withCents, withoutCents } from './cents.browser';
import { formatAmount } from './range-fields.browser';
import { Field, type FieldLayout, withHelp } from './field';

type MoneyFieldProps = FieldLayout &
  ComponentPropsWithoutRef<'input'> & {
    name: string;
    cents?: boolean; // adds cents on blur (spec 2 §5)
  };

export function MoneyField({ label, help, error, cents, ...field }: MoneyFieldProps) {
  const layoutProps = { id: field.id, label, help, error };
  const change = ({ currentTarget: input }: FocusEvent<HTMLInputElement>, as: typeof withCents) => {
    const text = as(input.value);
    if (text !== input.value) input.value = text;
  };
  return (
    <Field {...layoutProps}>
      <div className="campo__moeda" data-prefix="R$">
        <input
          {...field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          onInput={({ currentTarget }) => formatAmount(currentTarget)}
          {...(cents && {
            placeholder: withCents('0'),
            onFocus: (event) => change(event, withoutCents),
            onBlur: (event) => change(event, withCents),
          })}
          {...withHelp(layoutProps, field['aria-describedby'])}
        />
      </div>
    </Field>
  );
}
