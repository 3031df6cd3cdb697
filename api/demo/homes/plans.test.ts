import { describe, expect, it } from 'vitest';
import { readPlan } from '@domain/property/plan/plan-problems';
import { roomAt } from '@domain/property/plan/rooms';
import { photoSets, type Room } from '../photo-sets';
import { propertiesByHand } from '.';

const fileOf = (url: string) => /^demo:([a-z0-9-]+)\.jpg/.exec(url)![1]!;
const roomOf = new Map<string, Room>(
  Object.values(photoSets).flatMap(({ rooms }) => rooms.map(([file, room]): [string, Room] => [file, room])),
);
const outdoors = /^(Terraço|Piscina|Pátio|Varanda|Jardim|Alpendre|Deck|Deque|Quintal|Gramado)/;
/** Names of a plan's rooms for a kind of picture. */
const roomNames: Partial<Record<Room, RegExp>> = {
  facade: outdoors,
  pool: outdoors,
  terrace: outdoors,
  view: /./,
  hall: /^(Hall|Entrada|Escada|Galeria)/,
  living: /^(Sala|Estar|Living)/,
  dining: /^(Sala|Estar|Jantar|Living|Cozinha)/,
  kitchen: /^(Cozinha|Sala|Estar)/,
  suite: /^(Suíte|Quarto)/,
  bath: /^(Banho|Banheiro|Lavabo)/,
  office: /^(Escritório|Biblioteca)/,
  cellar: /^Adega/,
};

const planned = propertiesByHand.flatMap((one) => (one.plan ? [[one.title, one, one.plan] as const] : []));

describe.each(planned)('the measured plan of %s', (_, { area, photos }, plan) => {
  it('keeps every rule, and knows north', () => {
    expect(readPlan(plan, { area, photoCount: photos.length }).problem).toBeUndefined();
    expect(plan.north).not.toBeNull();
  });

  it.each(plan.photos.map((photo) => [photo.photo, photo] as const))(
    'has photo %d in a room of its kind',
    (number, { floor, at }) => {
      const kind = roomOf.get(fileOf(photos[number - 1]!.url))!;
      expect(roomAt(plan.floors[floor]!, at)!.name).toMatch(roomNames[kind]!);
    },
  );
});

it('at least twenty homes have a measured plan', () => {
  expect(planned.length).toBeGreaterThanOrEqual(20);
});
