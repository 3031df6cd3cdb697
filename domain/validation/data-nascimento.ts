import { clock } from '../kernel/clock';
import { type CivilDate, inSaoPaulo } from '../kernel/moment';
import { certain } from './certain';
import { text } from './text';

export const minimumAge = 18;
export const dataNascimentoMessages = {
  format: 'Digite a data no formato DD/MM/AAAA',
  noDay: 'Essa data não existe',
  age: 'Você deve ter no mínimo 18 anos para se cadastrar',
} as const;
const maximumAge = 130;

export function todayInBrazil(now = clock.now()): CivilDate {
  const { year, month, day } = inSaoPaulo(now);
  return { year, month, day };
}

const pattern = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** '01011990', '01-01-1990', '01.01.1990' → '01/01/1990', for input without scripts; other texts are unchanged. */
const withSlashes = (written: string) => written.replace(/^(\d{2})[ .-]?(\d{2})[ .-]?(\d{4})$/, '$1/$2/$3');

function readDate(written: string): CivilDate | null {
  const match = pattern.exec(written);
  if (!match) return null;
  const [day, month, year] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : null;
}

function ageOn(today: CivilDate, born: CivilDate): number {
  const hadBirthday = today.month > born.month || (today.month === born.month && today.day >= born.day);
  return today.year - born.year - (hadBirthday ? 0 : 1);
}

/** `data_nascimento` (spec 1 §7): DD/MM/YYYY, at least 18 years ago. */
export const dataNascimento = (today: () => CivilDate = todayInBrazil) =>
  text(dataNascimentoMessages.format)
    .transform(withSlashes)
    .refine((written) => pattern.test(written), { error: dataNascimentoMessages.format, abort: true })
    .refine((written) => readDate(written) !== null, {
      error: dataNascimentoMessages.noDay,
      abort: true,
      ...certain,
    })
    .refine((written) => ageOn(today(), readDate(written)!) <= maximumAge, {
      error: dataNascimentoMessages.format,
      abort: true,
      ...certain,
    })
    .refine((written) => ageOn(today(), readDate(written)!) >= minimumAge, {
      error: dataNascimentoMessages.age,
      ...certain,
    });
