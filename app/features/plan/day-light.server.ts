import { getPosition } from 'suncalc';
import { highestSun, lowestSun, type Sun, sunlitRooms } from '@domain/property/plan/sunlit-rooms';
import { withNorthUp } from '@domain/property/plan/turn';
import type { PropertyDetail } from '~/domain/property';
import { lowerFirst } from './measures-text';
import { clockIn, momentAt, timeZoneOf } from './time-zone';

/** `lit`: 'floor.room' of rooms with sun. */
export interface DayLight {
  month: string;
  times: { title: string; text: string; lit: string[] }[];
}

const times = [
  { title: 'De manhã', hour: 9 },
  { title: 'Ao meio-dia', hour: 12 },
  { title: 'Às cinco', hour: 17 },
] as const;
const months =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

/** The sun's day at the property. null without a plan, its north, a point or a known time zone. */
export function dayLight(
  { plan, endereco }: Pick<PropertyDetail, 'plan' | 'endereco'>,
  today: Date,
): DayLight | null {
  const { lat, lng, pais, estado } = endereco;
  if (!plan || plan.north === null || lat === null || lng === null) return null;
  const zone = timeZoneOf(pais, estado, lng);
  if (zone === null) return null;
  const turned = withNorthUp(plan);
  return {
    month: months[clockIn(today, zone).month - 1]!,
    times: times.map(({ title, hour }) => {
      const sun = getPosition(momentAt(hour, today, zone), lat, lng);
      const lit = sunlitRooms(turned, sun);
      const names = lit.map(({ floor, room }) => turned.floors[floor]!.rooms[room]!.name);
      return { title, text: lightText([...new Set(names)], sun), lit: lit.map(placeKey) };
    }),
  };
}

const placeKey = ({ floor, room }: { floor: number; room: number }): string => `${floor}.${room}`;

function lightText([first, ...others]: string[], sun: Sun): string {
  if (first !== undefined) {
    const last = others.at(-1);
    const names = [first, ...others.slice(0, -1).map(lowerFirst)].join(', ');
    return last === undefined ? `${names}.` : `${names} e ${lowerFirst(last)}.`;
  }
  if (sun.altitude < lowestSun) return 'O sol está no horizonte ou abaixo dele.';
  return sun.altitude > highestSun
    ? 'O sol passa alto e não entra pelas janelas.'
    : 'O sol não bate em nenhuma janela.';
}
