import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, test } from 'vitest';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
/** `npm run dev` alone imports it. */
const developmentOnly = 'vite';
const isNode = (name: string) => name.startsWith('node:') || builtinModules.includes(name);
const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)![0];

/** Packages that the built files of a folder import. */
function importedPackages(folder: string): Set<string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const statement = /^(?:import|export)(?: [^;"']*? from)? ?["']([^"']+)["']|\bimport\("([\w@][^"]*)"\)/gm;
  const found = files.flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(statement)]);
  const specifiers = found.map(([, named, dynamic]) => named ?? dynamic!);
  return new Set(specifiers.filter((name) => !/^[./]/.test(name) && !isNode(name)).map(packageOf));
}

// A package of a package may be elsewhere, or missing, in an installation without development packages.
test.each([
  ['build/server', 'react-dom'],
  ['build/node', 'pino'],
])('%s imports no package that is not installed for it', (folder, known) => {
  const imported = importedPackages(folder);
  expect(imported).toContain(known);
  expect([...imported].filter((name) => name !== developmentOnly && !(name in dependencies))).toEqual([]);
});
