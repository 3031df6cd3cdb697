import { Icon } from '~/components/ui/icon';
import { focusOnArrival } from '~/forms/error-summary';
import type { FormField } from '@domain/search/form-values';

interface AmountFieldProps {
  id: string;
  name: FormField;
  label: string;
  value?: string;
  prefix?: string;
  error?: string;
  /** Whether the field has the focus on load. */
  focused?: boolean;
}

/** Whole amount; input can have a point as thousands separator. */
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
