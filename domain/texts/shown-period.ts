import { inSaoPaulo } from '../kernel/moment';

/** 'AAAA-MM-DDTHH:MM' of São Paulo's clock, as `datetime-local` fields have it. Texts compare as moments do. */
export const localMomentPattern =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/;

export interface ShownPeriod {
  from?: string | undefined;
  until?: string | undefined;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

export function localMoment(moment: Date): string {
  const { year, month, day, hour, minute } = inSaoPaulo(moment);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}T${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** The moment of São Paulo's clock. */
export function momentOfLocal(local: string): Date {
  const asUtc = new Date(`${local}:00Z`);
  const offset = asUtc.getTime() - new Date(`${localMoment(asUtc)}:00Z`).getTime();
  return new Date(asUtc.getTime() + offset);
}

/** `from` counts, `until` does not. */
export function isShownAt({ from, until }: ShownPeriod, now: Date): boolean {
  const local = localMoment(now);
  return (from === undefined || from <= local) && (until === undefined || local < until);
}

/** '28/11 às 8h', with the year if it is another one. */
export function localMomentText(local: string, now: Date): string {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/.exec(local) ?? [];
  if (!year) return local;
  const date = `${day}/${month}${year === localMoment(now).slice(0, 4) ? '' : `/${year}`}`;
  return `${date} às ${Number(hour)}h${minute === '00' ? '' : minute}`;
}
