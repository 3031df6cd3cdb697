import { countWord } from '../kernel/text';

/** Hours in São Paulo: daily and weekly e-mails go at `morning`, immediate ones from `morning` to `evening`. */
export const emailHours = { morning: 8, evening: 21 } as const;
/** Immediate e-mails per person and day; the rest goes into the daily e-mail. */
export const maxImmediateEmails = 3;
export const pauseDays = 14;

export const frequencies = [
  {
    value: 'at_once',
    label: 'Na hora',
    help: `até ${countWord(maxImmediateEmails)} cartas por dia, das ${emailHours.morning}h às ${emailHours.evening}h`,
    inUse: 'Avisa na hora',
    promise: 'Avisamos na hora em que houver novidade.',
  },
  {
    value: 'daily',
    label: 'Por dia',
    help: `uma carta, às ${emailHours.morning}h, se houver novidade`,
    inUse: `Avisa por dia, às ${emailHours.morning}h`,
    promise: `Avisamos por dia, às ${emailHours.morning}h, se houver novidade.`,
  },
  {
    value: 'weekly',
    label: 'Por semana',
    help: `às segundas, ${emailHours.morning}h`,
    inUse: 'Avisa às segundas',
    promise: `Avisamos às segundas, ${emailHours.morning}h, se houver novidade.`,
  },
  {
    value: 'off',
    label: 'Não avisar',
    help: 'só fica salva aqui',
    inUse: 'Não avisa',
    promise: 'Ela fica salva aqui, sem cartas.',
  },
] as const;

export type Frequency = (typeof frequencies)[number]['value'];
export const frequencyValues = frequencies.map(({ value }) => value) as [Frequency, ...Frequency[]];
export const defaultFrequency: Frequency = 'daily';

export const frequencyWords = (value: Frequency) => frequencies.find((each) => each.value === value)!;
