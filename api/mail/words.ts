import { unknownDevice } from '@api/auth/device-name';

const timeZone = 'America/Sao_Paulo';
const days = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone });
const times = new Intl.DateTimeFormat('pt-BR', {
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone,
});

/** '21/11/2026' @param at ISO */
export const dayText = (at: string): string => days.format(new Date(at)).replace(/\/(\d\d)$/, '/20$1');

/** '21/11/2026, às 8h31' @param at ISO */
export function momentText(at: string): string {
  const [hours, minutes] = times.format(new Date(at)).split(':');
  const hour = Number(hours);
  return `${dayText(at)}, ${hour === 0 || hour === 1 ? 'à' : 'às'} ${hour}h${minutes === '00' ? '' : minutes}`;
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
