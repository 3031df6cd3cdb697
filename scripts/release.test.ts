import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrationNames, stopMigrations } from '@api/platform/db/migrate';
import { programVersion, releases } from '@api/platform/db/releases';
import { imageInstructions } from './image/dockerfile.mjs';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as { version: string };
const numbersOf = (version: string) => version.split('.').map(Number);
/** @returns negative if `one` is older */
function compare(one: string, two: string): number {
  const [a, b] = [numbersOf(one), numbersOf(two)];
  return a.map((number, index) => number - b[index]!).find((difference) => difference !== 0) ?? 0;
}
const sections = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (.+)$/gm)].map(([, title]) => title!);

test('one version is in the package, its lock and the program', () => {
  expect(programVersion).toMatch(/^\d+\.\d+\.\d+$/);
  expect([readJson('package.json'), readJson('package-lock.json')].map(({ version }) => version)).toEqual([
    programVersion,
    programVersion,
  ]);
});

test('the changelog has each release with its day, newest first', () => {
  const [first, ...released] = sections;
  expect(first).toBe('Unreleased');
  const versions = released.map((title) => /^(\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)$/.exec(title)?.[1]);
  expect(versions).toEqual(releases.map(({ version }) => version));
  expect(versions).toEqual(versions.toSorted((one, two) => compare(two!, one!)));
});

test('the program is newer than its last release', () => {
  expect(compare(programVersion, releases[0].version)).toBeGreaterThan(0);
});

test('a migration with a stop needs a new major version', () => {
  for (const { migration } of releases) expect(migrationNames).toContain(migration);
  const firstAfter = migrationNames.indexOf(releases.at(-1)!.migration) + 1;
  const stops = migrationNames.slice(firstAfter).filter((name) => stopMigrations.includes(name));
  if (numbersOf(programVersion)[0] === numbersOf(releases.at(-1)!.version)[0]) expect(stops).toEqual([]);
  expect(stopMigrations.filter((name) => !migrationNames.includes(name))).toEqual([]);
});

test('the image has labels of version and commit', async () => {
  const instructions = await imageInstructions();
  const texts = (wanted: string) =>
    instructions.filter(({ name }) => name === wanted).map(({ text }) => text);
  expect(texts('ARG')).toEqual([`VERSION=${programVersion}`, 'COMMIT=unknown']);
  expect(texts('LABEL').join(' ')).toContain('org.opencontainers.image.version=${VERSION}');
  expect(texts('LABEL').join(' ')).toContain('org.opencontainers.image.revision=${COMMIT}');
  const compose = readFileSync('compose.yaml', 'utf8');
  expect(compose).toContain(
    `args: { VERSION: '\${VERSION:-${programVersion}}', COMMIT: '\${COMMIT:-unknown}' }`,
  );
});
