import { expect, test } from 'vitest';
import { circleIn, importsIn, importsOfTheHouse } from './imports.mjs';
import { knownTo, nextTo, readPicture, roomOf } from './picture.mjs';

const picture = readPicture();
const imports = await importsOfTheHouse();

test('no file comes back to itself by what it imports, types counted', () => {
  expect(imports.size).toBeGreaterThan(500);
  expect(circleIn(imports)).toBeUndefined();
});

test('the arrows of the picture lead one way', () => {
  const graph = new Map([...picture.rooms.keys()].map((room) => [room, nextTo(picture, room)]));
  expect(circleIn(graph)).toBeUndefined();
});

test('the picture names the room of every file, and no other', () => {
  expect([...imports.keys()].filter((path) => !roomOf(picture, path))).toEqual([]);
  const filled = new Set([...imports.keys()].map((path) => roomOf(picture, path)));
  expect([...picture.rooms.keys()].filter((room) => !filled.has(room))).toEqual([]);
});

const steps = [...imports].flatMap(([path, imported]) =>
  imported.map((other) => ({ path, other, from: roomOf(picture, path)!, to: roomOf(picture, other)! })),
);

test('imports go where arrows lead, and nowhere else', () => {
  const known = new Map([...picture.rooms.keys()].map((room) => [room, knownTo(picture, room)]));
  const astray = steps.filter(({ from, to }) => !known.get(from)?.has(to));
  expect(astray.map(({ path, other }) => `${path} → ${other}`)).toEqual([]);
  const unused = picture.arrows.filter(
    (arrow) => !steps.some(({ from, to }) => arrow.from.includes(from) && arrow.to.includes(to)),
  );
  expect(unused.map(({ name }) => name)).toEqual([]);
});

test('a circle is named, its beginning at its end again', () => {
  const graph = new Map(Object.entries({ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] }));
  expect(circleIn(graph)).toEqual(['b', 'd', 'b']);
});

test('what is imported is read as Prettier leaves it, types too; not what is loaded later', () => {
  const text = `import './a.css';
import a, { type B } from './b';
import {
  c,
} from './c';
export * from './d';
export type { E } from './e';
type F = typeof import('./f') & import('./g').G;
const h = () => import('./h');
export const i = './i';`;
  expect(importsIn(text)).toEqual(['./a.css', './b', './c', './d', './e', './f', './g']);
});
