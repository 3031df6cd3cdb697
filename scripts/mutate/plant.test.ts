import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { possibleFaults } from './plant.mjs';
import { sample } from './sample.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mutate-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function faultsOf(source: string, ranges?: { from: number; to: number }[]) {
  const file = join(folder, 'room.ts');
  await writeFile(file, source);
  return possibleFaults([{ file, ranges }]);
}
const replacements = async (source: string) => (await faultsOf(source)).map(({ replacement }) => replacement);

test('plants moved boundaries, fixed conditions and removed strings', async () => {
  expect(await replacements('export const f = (n: number) => (n < 3 ? "a" : "b");')).toEqual(
    expect.arrayContaining(['n <= 3', 'n >= 3', 'true', 'false', '""']),
  );
});

test.each([
  ['a sentence for people', 'export const message = "Informe um CPF válido";'],
  ['a sentence with a value in it', 'export const message = `Aguarde ${seconds} segundos`;'],
  ['a line of the log', 'log.warn({ host: "a", tries: 1 - 1 }, "slow");'],
  ['a line of the log, held by another', 'this.log.error("slow");'],
  ['a type', 'export type Kind = "a" | "b"; export interface Row { readonly kind: "a" }'],
  ['what is imported', 'import { a } from "./a";'],
])('nothing is planted in %s', async (_, source) => {
  expect(await replacements(source)).toEqual([]);
});

test('nothing is planted beside the lines that changed', async () => {
  const lines = 'export const a = 1 + 2;\nexport const b = 3 * 4;\nexport const c = 5 - 6;\n';
  const faults = await faultsOf(lines, [{ from: 2, to: 2 }]);
  expect(faults.map(({ replacement }) => replacement)).toEqual(['3 / 4']);
});

test('of many a number is taken by chance, for one seed always the same', async () => {
  const source = Array.from({ length: 40 }, (_, i) => `export const n${i} = ${i} + 1;`);
  const faults = await faultsOf(source.join('\n'));
  const places = (seed: string) => sample(faults, 12, seed).places;
  expect(sample(faults, 12, '1').planted).toBe(12);
  expect(places('1')).toEqual(places('1'));
  expect(places('1')).not.toEqual(places('2'));
});

test('where there are fewer than asked for, all are taken', async () => {
  const faults = await faultsOf('export const f = (n: number) => n < 3;');
  expect(sample(faults, 200, '1').planted).toBe(faults.length);
});
