import type { FieldAttributes } from './form';

/** Who somebody is, as browsers and password managers fill it in. */
export const nameField = { autoComplete: 'name', required: true } satisfies FieldAttributes;
export const emailField = { type: 'email', autoComplete: 'email', required: true } satisfies FieldAttributes;
export const birthDateField = {
  inputMode: 'numeric',
  autoComplete: 'bday',
  placeholder: 'DD/MM/AAAA',
  maxLength: 10,
} satisfies FieldAttributes;
