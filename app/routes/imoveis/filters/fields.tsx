import { Icon } from '~/components/ui/icon';
import { focusOnArrival } from '~/forms/error-summary';
import type { FormField } from '@domain/search/form-values';

interface AmountFieldProps {
  /** Begins the input's id. */
  id: string;
  name: FormField;
  label: string;
  value?: string;
  /** 'R$', shown before the amount. */
  prefix?: string;
  /** The id of the error's text, where the field has one. */
  error?: string;
  /** Whether the page comes with it in sight. */
  focused?: boolean;
}

/** A whole amount, typed as people type it: thousands with a point. */
export function AmountField({ id: begin, name, label, value, prefix, error, focused }: AmountFieldProps) {
  const id = `${begin}-${name}`;
  return (
    <div className={error ? 'campo erro' : 'campo'}>
      <label htmlFor={id}>{label}</label>
      <div className={prefix && 'campo__moeda'} data-prefix={prefix}>
        <input
          id={id}
          name={name}
          inputMode="numeric"
          data-amount
          defaultValue={value}
          autoComplete="off"
          maxLength={24}
          aria-invalid={error ? true : undefined}
          aria-describedby={error}
          {...(focused && focusOnArrival)}
        />
      </div>
    </div>
  );
}

export function FieldError({ id, text }: { id: string; text?: string }) {
  if (!text) return null;
  return (
    <p className="msg msg--linha" id={id} role="alert">
      <Icon name="warning" small />
      <span>{text}</span>
    </p>
  );
}
