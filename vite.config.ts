import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import remixOptions from './remix.config.js';

/** Makes a file of ours the entry of the server build, so that one bundle holds Express, Remix and the back end. */
const serverEntry = (input: string): Plugin => ({
  name: 'bossa-nova:server-entry',
  enforce: 'post',
  config: (_, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input, output: { entryFileNames: 'index.js' } } } } : {},
});

const routeModules = fileURLToPath(new URL('app/browser/load-route-module.ts', import.meta.url));

/** Remix loads the document anew each time a page's script cannot be had, for ever if need be: ours, once a minute. */
const ownRouteModules = (): Plugin => ({
  name: 'bossa-nova:own-route-modules',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/@remix-run/react/dist/esm/routeModules.js')) return;
    if (!code.includes('export { loadRouteModule };'))
      this.error('Remix loads its route modules in another way now');
    return { code: `export { loadRouteModule } from ${JSON.stringify(routeModules)};`, map: null };
  },
});

/** The parts of a plain lead form, each of a few hundred bytes: apart they would be fifteen files on a property's page. */
const plainForm = new RegExp(
  `/app/(?:components/forms/(?:${[
    ...[
      'lead-form',
      'use-plain-lead-form',
      'error-summary',
      'failed-snackbar',
      'field',
      'text-field',
      'choices',
    ],
    ...['plain-phone-field', 'privacy-line', 'sent', 'submit-button', 'trap', 'control-props'],
  ].join('|')})|browser/(?:phone-input|amount-field|keep-typed)|domain/forms/hidden-fields)\\.tsx?$`,
);

/** Cards and their photos, and what heads a page with breadcrumbs, for the same reason. */
const cards =
  /\/app\/(?:components\/(?:property\/(?:property-card|card-texts|photo)|layout\/broker-context)|domain\/(?:photo|list-texts))\.tsx?$/;
const pageHead = /\/app\/(?:components\/layout\/breadcrumbs|domain\/schema-org|page-meta)\.tsx?$/;

const everyPage = [/\/app\/root\.tsx/, /\/app\/entry\.client\.tsx$/];

/**
 * What every page loads anyway comes as one file: a phone asks for twenty files less, and the one compresses better.
 * Rollup alone would make a file of each set of pages that share something.
 */
const oneFrameFile = (): Plugin => {
  let frame: Set<string> | undefined;
  return {
    name: 'bossa-nova:one-frame-file',
    apply: 'build',
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? {}
        : {
            build: {
              rollupOptions: {
                output: {
                  manualChunks(id, { getModuleIds, getModuleInfo }) {
                    frame ??= below(
                      [...getModuleIds()].filter((each) => everyPage.some((entry) => entry.test(each))),
                      (each) => getModuleInfo(each)?.importedIds.filter((other) => !other.endsWith('.css')),
                    );
                    if (frame.has(id)) return 'frame';
                    if (cards.test(id)) return 'cards';
                    if (pageHead.test(id)) return 'page-head';
                    return plainForm.test(id) ? 'plain-form' : undefined;
                  },
                },
              },
            },
          },
  };
};

/** All that `ids` import, directly or not, without themselves: these run when they are asked for. */
function below(ids: string[], importsOf: (id: string) => readonly string[] | undefined): Set<string> {
  const found = new Set(ids);
  for (const id of found) for (const each of importsOf(id) ?? []) found.add(each);
  return new Set([...found].filter((id) => !ids.includes(id)));
}

/** The website's build; the benchmark makes one with a server of its own (bench/render/). */
export const website = (entry: string, buildDirectory: string) =>
  defineConfig({
    plugins: [
      tailwindcss(),
      remix({ ...remixOptions, buildDirectory }),
      tsconfigPaths(),
      serverEntry(entry),
      ownRouteModules(),
      oneFrameFile(),
    ],
    build: { target: 'es2022', assetsInlineLimit: 0 },
  });

export default website('server.ts', 'build');
