import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { howItRuns, imageInstructions } from './image/dockerfile.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const textOf = (command: string) => readFileSync(/^node (\S+)/.exec(command)![1]!, 'utf8');

test.each(Object.entries(scripts))('npm run %s installs what is missing', (_name, command) => {
  expect(textOf(command)).toMatch(/await ensureInstalled\(\)|ensureInstalled\(\);/);
});

/** All files that Node loads before the first statement of `file` runs. */
function loadedWith(file: string, found = new Map<string, string[]>()) {
  if (found.has(file)) return found;
  const source = readFileSync(file, 'utf8');
  const statement = /^(?:import|export [*{])(?:[^;'"]*from)?\s*['"]([^'"]+)['"];/gm;
  const imports = [...source.matchAll(statement)].map((match) => match[1]!);
  found.set(file, imports);
  for (const path of imports) if (path.startsWith('.')) loadedWith(join(dirname(file), path), found);
  return found;
}

test.each(Object.entries(scripts))('npm run %s starts without any package', (_name, command) => {
  const files = loadedWith(/^node (\S+)/.exec(command)![1]!);
  const packages = [...files].flatMap(([file, imports]) =>
    imports.filter((path) => !/^(?:\.|node:)/.test(path)).map((path) => `${file}: ${path}`),
  );
  expect(files.size).toBeGreaterThan(1);
  expect(packages).toEqual([]);
});

test('whatever runs the product reads .env by the same function', () => {
  const launchers = Object.values(scripts).filter((command) =>
    /scripts\/(?:start|dev|run)\.mjs/.test(command),
  );
  expect(launchers.length).toBeGreaterThan(10);
  for (const command of launchers) expect(textOf(command), command).toContain('await readEnvFile()');
});

test('the image installs nothing when it starts', async () => {
  const instructions = await imageInstructions();
  const copied = instructions.filter(({ name, text }) => name === 'COPY' && text.includes('scripts/'));
  expect(copied.map(({ text }) => text.split(' ')[0])).toEqual([
    'scripts/programs.mjs',
    'scripts/image/entry.mjs',
  ]);
  const entry = howItRuns(instructions).entrypoint.at(-1)!;
  expect(existsSync(entry)).toBe(true);
  expect(readFileSync(entry, 'utf8')).not.toMatch(/workshop|ensure/);
});
