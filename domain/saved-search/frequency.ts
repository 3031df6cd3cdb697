import { countWord } from '../text';

/** By the house's clock: letters of the day and of the week go at `morning`, those at once from then until `evening`. */
export const letterHours = { morning: 8, evening: 21 } as const;
/** Letters at once that a person gets in a day, at most; the rest goes into the day's. */
export const mostLettersAtOnce = 3;
/** For how long a search is paused. */
export const pauseDays = 14;

/** How often a saved search is told of, as it is kept, as people read it, and what that means. */
export const frequencies = [
  {
    value: 'at_once',
    label: 'Na hora',
    help: `até ${countWord(mostLettersAtOnce)} cartas por dia, das ${letterHours.morning}h às ${letterHours.evening}h`,
    inUse: 'Avisa na hora',
    promise: 'Avisamos na hora em que houver novidade.',
  },
  {
    value: 'daily',
    label: 'Por dia',
    help: `uma carta, às ${letterHours.morning}h, se houver novidade`,
    inUse: `Avisa por dia, às ${letterHours.morning}h`,
    promise: `Avisamos por dia, às ${letterHours.morning}h, se houver novidade.`,
  },
  {
    value: 'weekly',
    label: 'Por semana',
    help: `às segundas, ${letterHours.morning}h`,
    inUse: 'Avisa às segundas',
    promise: `Avisamos às segundas, ${letterHours.morning}h, se houver novidade.`,
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

/** What is said of a frequency. */
export const frequencyWords = (value: Frequency) => frequencies.find((each) => each.value === value)!;
