import { formatPhone } from './phone-input.browser';
import { TextField } from './text-field';
import type { FieldProps } from './use-checked-form';

/** A foreign number begins with '+'. */
export function PlainPhoneField(field: FieldProps) {
  return (
    <TextField
      {...field}
      label="Telefone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="(xx) xxxxx-xxxx"
      required
      onInput={({ currentTarget }) => formatPhone(currentTarget, true)}
    />
  );
}
