import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { expect, test } from 'vitest';
import routes from '../../app/routes';
import { listFiles } from '../workshop/freshness.mjs';
import { importsIn, importsOrLoadsIn, sourceImports } from './imports.mjs';
import {
  definedClasses,
  reachable,
  styledClasses,
  usedClasses,
  withoutTypeImports,
} from './route-styles.mjs';

/** Names that mark an element and need no rule. */
const hooks = ['seg--b', 'fil__lugares', 'mapa__espera', 'onde', 'plantas'];

/** Classes of shared sheets for which another page has rules of its own. */
const ownRules = ['muda', 'news'];

const graphOf = async (read: typeof importsIn) =>
  reachable(await sourceImports({ tests: false, read: withoutTypeImports(read) }));
const [loadedBy, reachedBy] = await Promise.all([graphOf(importsIn), graphOf(importsOrLoadsIn)]);

const read = (path: string) => readFileSync(path, 'utf8');
const classesOf = (files: Iterable<string>, classes: typeof styledClasses) =>
  new Set([...files].filter((path) => path.endsWith('.css')).flatMap((path) => classes(read(path))));
/** Shared sheets; a route's own sheet is not for the others. */
const shared = (await listFiles('app')).filter((path) => !path.startsWith('app/routes/'));
const defined = classesOf(shared, definedClasses);
for (const name of ownRules) defined.delete(name);

interface Page {
  file: string;
  above: string[];
}
const pagesOf = (entries: readonly RouteConfigEntry[], above: string[]): Page[] =>
  entries.flatMap(({ file, children = [] }) => {
    const path = `app/${file}`;
    return [{ file: path, above }, ...pagesOf(children, [...above, path])];
  });
const pages = pagesOf(routes, ['app/root.tsx']).filter(({ file }) => file.endsWith('.tsx'));

test.each(pages)('$file has a rule for each class of its markup', ({ file, above }) => {
  const own = reachedBy(file);
  const loaded = [...own, ...above.flatMap((path) => [...loadedBy(path)])];
  const [here, styled] = [classesOf(loaded, definedClasses), classesOf(loaded, styledClasses)];
  const isBare = (name: string) => !(defined.has(name) ? here : styled).has(name) && !hooks.includes(name);
  const bare = [...own]
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) =>
      usedClasses(read(path))
        .filter(isBare)
        .map((name) => `${name} of ${path}`),
    );
  expect([...new Set(bare)]).toEqual([]);
});
