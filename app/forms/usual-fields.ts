import type { FieldAttributes } from './form';

export const nameField = { autoComplete: 'name', required: true } satisfies FieldAttributes;
export const emailField = { type: 'email', autoComplete: 'email', required: true } satisfies FieldAttributes;
export const birthDateField = {
  inputMode: 'numeric',
  autoComplete: 'bday',
  placeholder: 'DD/MM/AAAA',
  maxLength: 10,
} satisfies FieldAttributes;
