import type { FocusEvent } from 'react';
import { withCents, withoutCents } from './cents.browser';
import { formatAmount } from './range-fields.browser';
import { described, Field, type FieldFrame } from './field';

interface MoneyFieldProps extends FieldFrame {
  name: string;
  defaultValue?: string;
  /** Shows the cents of what was typed, once it is left (spec 2 §5). */
  cents?: boolean;
}

/** An amount in whole reais; its thousands are separated while it is typed (spec 1 §3.5). */
export function MoneyField({ name, defaultValue, cents, ...frame }: MoneyFieldProps) {
  const change = ({ currentTarget: input }: FocusEvent<HTMLInputElement>, as: typeof withCents) => {
    const text = as(input.value);
    if (text !== input.value) input.value = text;
  };
  return (
    <Field {...frame}>
      <div className="campo__moeda" data-prefix="R$">
        <input
          id={frame.id}
          name={name}
          defaultValue={defaultValue}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          onInput={({ currentTarget }) => formatAmount(currentTarget)}
          {...(cents && {
            placeholder: withCents('0'),
            onFocus: (event) => change(event, withoutCents),
            onBlur: (event) => change(event, withCents),
          })}
          {...described(frame)}
        />
      </div>
    </Field>
  );
}
