import { expect, test } from 'vitest';
import {
  findCycle,
  importsIn,
  sourceImports,
  importsOrLoadsIn,
  isDevelopmentFile,
  isTest,
} from './imports.mjs';
import { knownTo, nextTo, readDiagram, roomOf } from './diagram.mjs';

const picture = readDiagram();
const imports = await sourceImports({ tests: false, read: importsIn });
const all = await sourceImports({ tests: true, read: importsOrLoadsIn });

test('no file comes back to itself by what it imports, types counted', () => {
  expect(imports.size).toBeGreaterThan(500);
  expect(findCycle(imports)).toBeUndefined();
});

test('the arrows of the picture lead one way', () => {
  const graph = new Map([...picture.rooms.keys()].map((room) => [room, nextTo(picture, room)]));
  expect(findCycle(graph)).toBeUndefined();
});

test('the picture names the room of every file, and no other', () => {
  expect([...imports.keys()].filter((path) => !roomOf(picture, path))).toEqual([]);
  const filled = new Set([...imports.keys()].map((path) => roomOf(picture, path)));
  expect([...picture.rooms.keys()].filter((room) => !filled.has(room))).toEqual([]);
});

test('imports follow the allowed arrows, in tests and lazy imports too', () => {
  const known = new Map([...picture.rooms.keys()].map((room) => [room, knownTo(picture, room)]));
  const isAllowed = (path: string, other: string) =>
    isDevelopmentFile(other) ? isTest(path) : known.get(roomWithTests(path))!.has(roomWithTests(other));
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

test('no file of a back-end module imports from more than six other modules', () => {
  const moduleOf = (path: string) => /^api\/([^/]+)\//.exec(path)?.[1];
  const others = (path: string, imported: string[]) =>
    new Set(imported.map(moduleOf).filter((name) => name !== undefined && name !== moduleOf(path)));
  const crowded = [...all].filter(([path, imported]) => moduleOf(path) && others(path, imported).size > 6);
  expect(crowded.map(([path]) => path)).toEqual([]);
});

const stepsOf = (of: Map<string, string[]>) =>
  [...of].flatMap(([path, imported]) => imported.map((other) => [path, other] as const));

/** A test belongs to the module of the file that it tests. */
const roomWithTests = (path: string): string => roomOf(picture, path.replace(/\.test(?=\.tsx?$)/, ''))!;

test('a circle is named, its beginning at its end again', () => {
  const graph = new Map(Object.entries({ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] }));
  expect(findCycle(graph)).toEqual(['b', 'd', 'b']);
});

test('reads formatted and type imports, but dynamic ones separately', () => {
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
