import { unknownDevice } from '@domain/people/device-name';
import { dayText as dayOf, inSaoPaulo } from '@domain/kernel/moment';

/** @param at ISO @returns '21/11/2026' */
export const dayText = (at: string): string => dayOf(new Date(at));

/** @param at ISO @returns '21/11/2026, às 8h31' */
export function momentText(at: string): string {
  const { hour, minute } = inSaoPaulo(new Date(at));
  const minutes = minute === 0 ? '' : String(minute).padStart(2, '0');
  return `${dayText(at)}, ${hour < 2 ? 'à' : 'às'} ${hour}h${minutes}`;
}

/** @returns ', com Chrome no Windows', or '' for an unknown browser */
export const withDevice = (device: string): string => (device === unknownDevice ? '' : `, com ${device}`);

/** Rejects long names, and text that an e-mail program would turn into a link. */
const firstName = /^['’]?\p{L}[\p{L}\p{M}'’-]{0,29}$/u;

export function greeting(name: string | null): string {
  const first = name?.trim().split(/\s+/)[0] ?? '';
  return firstName.test(first) ? `Olá, ${first}.` : 'Olá.';
}
