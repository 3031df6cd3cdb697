import { certain } from './certain';
import { text } from './text';

export const fullNameMessages = {
  invalid: 'Nome inválido',
  incomplete: 'Por favor, preencha com o nome completo',
} as const;

const maxLength = 120;
/** Letters with accents, hyphens and apostrophes: Sant'Anna, D’Ávila, Ana-Lúcia. */
const word = /^['’]?\p{L}[\p{L}\p{M}'’-]*$/u;

/** The start of a word, of which nothing may be typed yet. */
const wordStart = /^['’]?(?:\p{L}[\p{L}\p{M}'’-]*)?$/u;

/** Whether more letters can make it a name. */
function canBecomeName(name: string): boolean {
  const words = name.split(' ');
  const last = words.pop() ?? '';
  return name.length <= maxLength && words.every((each) => word.test(each)) && wordStart.test(last);
}

/** `full_name` (spec 1 §7), with accents, apostrophes and hyphens (settled §6). */
export const fullName = text(fullNameMessages.incomplete)
  .refine((name) => name !== '', { error: fullNameMessages.incomplete, abort: true })
  .refine(canBecomeName, { error: fullNameMessages.invalid, abort: true, ...certain })
  .refine((name) => name.split(' ').every((each) => word.test(each)), {
    error: fullNameMessages.invalid,
    abort: true,
  })
  .refine((name) => name.includes(' '), fullNameMessages.incomplete);
