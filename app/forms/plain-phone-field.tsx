import { formatPhone } from './phone-input.browser';
import { TextField } from './text-field';

interface PlainPhoneFieldProps {
  id: string;
  name: string;
  defaultValue?: string;
  error?: string;
}

/** A phone on one line, without a list of countries: a number from abroad begins with its '+'. */
export function PlainPhoneField(field: PlainPhoneFieldProps) {
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
