import { text } from './text';

export const fullNameMessages = {
  invalid: 'Nome inválido',
  incomplete: 'Por favor, preencha com o nome completo',
} as const;

/** Longest name taken, in characters. */
const maxLength = 120;
/** Letters with their accents, hyphens and apostrophes: Sant'Anna, D’Ávila, Ana-Lúcia. */
const word = /^['’]?\p{L}[\p{L}\p{M}'’-]*$/u;

/**
 * `full_name` (spec 1 §7): at least two words, no digits, special characters or double spaces. Accents,
 * apostrophe and hyphen are allowed (settled §6).
 */
export const fullName = text(fullNameMessages.incomplete)
  .refine((name) => name !== '', { error: fullNameMessages.incomplete, abort: true })
  .refine((name) => name.length <= maxLength && name.split(' ').every((each) => word.test(each)), {
    error: fullNameMessages.invalid,
    abort: true,
  })
  .refine((name) => name.includes(' '), fullNameMessages.incomplete);
