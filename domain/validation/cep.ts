import { text } from './text';

export const cepMessage = 'O CEP tem oito números';

/** Parses a CEP ('01310-100', '01310100', '01310 100') into eight digits. */
export const cep = text(cepMessage)
  .transform((typed) => typed.replace(/[\s.-]/g, ''))
  .refine((digits) => /^\d{8}$/.test(digits), cepMessage);

export const shownCep = (digits: string): string => digits.replace(/^(\d{5})(\d{3})$/, '$1-$2');
