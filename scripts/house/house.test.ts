import { expect, test } from 'vitest';
import {
  circleIn,
  importsIn,
  importsOfTheHouse,
  importsOrLoadsIn,
  isOfTheWorkshop,
  isTest,
} from './imports.mjs';
import { knownTo, nextTo, readPicture, roomOf } from './picture.mjs';

const picture = readPicture();
const imports = await importsOfTheHouse({ tests: false, read: importsIn });
/** Of tests too, and of what is loaded later. */
const all = await importsOfTheHouse({ tests: true, read: importsOrLoadsIn });

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

test('imports go where arrows lead, and nowhere else: of tests beside the code too, and what is loaded later', () => {
  const known = new Map([...picture.rooms.keys()].map((room) => [room, knownTo(picture, room)]));
  const isAllowed = (path: string, other: string) =>
    isOfTheWorkshop(other) ? isTest(path) : known.get(roomWithTests(path))!.has(roomWithTests(other));
  const astray = stepsOf(all).filter(([path, other]) => !isAllowed(path, other));
  expect(astray.map((step) => step.join(' → '))).toEqual([]);
});

test('every arrow stands for an import', () => {
  const steps = stepsOf(imports).map((step) => step.map((path) => roomOf(picture, path)!));
  const unused = picture.arrows.filter(
    ({ from, to }) => !steps.some(([one, other]) => from.includes(one) && to.includes(other)),
  );
  expect(unused.map(({ name }) => name)).toEqual([]);
});

const stepsOf = (of: Map<string, string[]>) =>
  [...of].flatMap(([path, imported]) => imported.map((other) => [path, other] as const));

/** A test beside a file that is a room of its own is of that room. */
const roomWithTests = (path: string): string => roomOf(picture, path.replace(/\.test(?=\.tsx?$)/, ''))!;

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
  const now = ['./a.css', './b', './c', './d', './e', './f', './g'];
  expect(importsIn(text)).toEqual(now);
  expect(importsOrLoadsIn(text)).toEqual([...now, './h']);
});
