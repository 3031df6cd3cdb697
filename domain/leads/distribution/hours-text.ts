import { joinWords } from '../../search/labels';
import type { Hours } from './distribution-rules';

const dayNames = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];

/** 'de segunda a sexta, das 9h às 18h', 'terça e quinta, das 8h30 às 12h', 'todos os dias, das 9h às 18h' */
export const hoursText = ({ days, from, until }: Hours): string =>
  [daysText(days), ...(from === 0 && until === 24 * 60 ? [] : [timesText(from, until)])].join(', ');

function daysText(days: readonly number[]): string {
  if (days.length === 7) return 'todos os dias';
  const names = days.map((day) => dayNames[day - 1]!);
  const isRun = days.length > 2 && days.every((day, index) => day === days[0]! + index);
  return isRun ? `de ${names[0]} a ${names.at(-1)}` : joinWords(names);
}

const isOne = (minute: number) => Math.floor(minute / 60) === 1;

function timesText(from: number, until: number): string {
  return `${isOne(from) ? 'da' : 'das'} ${minuteText(from)} ${isOne(until) ? 'à' : 'às'} ${minuteText(until)}`;
}

/** '9h', '9h05' @param minute after midnight */
export function minuteText(minute: number): string {
  const rest = minute % 60;
  return `${Math.floor(minute / 60)}h${rest ? String(rest).padStart(2, '0') : ''}`;
}
