import type { Plan, PlanRoom } from '@domain/property/plan/plan';
import { sidesText } from '@domain/property/plan/measures';
import { boxOf } from '@domain/property/plan/polygon';

/** 'Térreo de 9,0 × 8,2 m; andar de cima de 9,0 × 8,2 m; pátio de 9,0 × 6,2 m': the outer sides, north up. */
export function measuresText({ floors }: Pick<Plan, 'floors'>): string {
  const indoors = floors.flatMap(({ name, rooms }) => {
    const inside = rooms.filter(({ outdoors }) => !outdoors);
    return inside.length > 0 ? [sides(name, inside)] : [];
  });
  const outdoors = floors.flatMap(({ rooms }) =>
    rooms.filter((room) => room.outdoors).map((room) => sides(room.name, [room])),
  );
  const [first = '', ...others] = [...indoors, ...outdoors];
  return [first, ...others.map(lowerFirst)].join('; ');
}

function sides(name: string, rooms: readonly PlanRoom[]): string {
  const { width, height } = boxOf(rooms.flatMap(({ points }) => points));
  return `${name} de ${sidesText(width, height)}`;
}

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
