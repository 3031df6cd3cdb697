import { unknownDevice } from '@domain/device-name';
import { dayText as dayOf, inSaoPaulo } from '@domain/moment';

/** '21/11/2026' @param at ISO */
export const dayText = (at: string): string => dayOf(new Date(at));

/** '21/11/2026, às 8h31' @param at ISO */
export function momentText(at: string): string {
  const { hour, minute } = inSaoPaulo(new Date(at));
  const minutes = minute === 0 ? '' : String(minute).padStart(2, '0');
  return `${dayText(at)}, ${hour < 2 ? 'à' : 'às'} ${hour}h${minutes}`;
}

/** ', com Chrome no Windows', or nothing of a browser that is not known. @param device as `deviceName` gives it */
export const withDevice = (device: string): string => (device === unknownDevice ? '' : `, com ${device}`);

/** Longest first name that is greeted; and nothing that a mail program would make a link of. */
const firstName = /^['’]?\p{L}[\p{L}\p{M}'’-]{0,29}$/u;

/** 'Olá, Clara.': the first of somebody's names; 'Olá.' where it is none. Names may come from strangers. */
export function greeting(name: string | null): string {
  const first = name?.trim().split(/\s+/)[0] ?? '';
  return firstName.test(first) ? `Olá, ${first}.` : 'Olá.';
}
