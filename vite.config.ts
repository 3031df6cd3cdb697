import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin, type Rollup } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import remixOptions from './remix.config.js';

/** All in one folder: the server looks for the browsers' files beside its own (server/website-build.ts). */
const serverFiles = { entryFileNames: 'index.js', chunkFileNames: '[name]-[hash].js' };

/** Makes a file of ours the entry of the server build, so that one bundle holds Express, Remix and the back end. */
const serverEntry = (input: string): Plugin => ({
  name: 'bossa-nova:server-entry',
  enforce: 'post',
  config: (_, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input, output: serverFiles } } } : {},
});

type ManualChunkMeta = Rollup.ManualChunkMeta;

const routeModules = fileURLToPath(new URL('app/navigation/load-route-module.browser.ts', import.meta.url));

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

/**
 * What comes as one file beside the frame's, by the module that it hangs from: all that this one imports, each of a few
 * hundred bytes, which apart would be fifteen files on a property's page. Of what hangs from two, the first one has it.
 */
const sharedFiles = {
  cards: 'app/features/property-card/property-card.tsx',
  'page-head': 'app/page-meta.ts',
};
/** What every page with a form stands on, the form's own module aside: what such pages share comes as one file too. */
const formEngine = 'app/forms/use-checked-form.ts';

const everyPage = [/\/app\/root\.tsx/, /\/app\/entry\.client\.tsx$/];

/**
 * What every page loads anyway comes as one file: a phone asks for twenty files less, and the one compresses better.
 * Rollup alone would make a file of each set of pages that share something.
 */
const oneFrameFile = (): Plugin => {
  let files: Map<string, string> | undefined;
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
                  manualChunks(id, graph) {
                    files ??= filesOfModules(graph);
                    return files.get(id);
                  },
                },
              },
            },
          },
  };
};

/** The file that each module goes into, where it is not Rollup's to choose. */
function filesOfModules({ getModuleIds, getModuleInfo }: ManualChunkMeta): Map<string, string> {
  const importsOf = (id: string) =>
    (getModuleInfo(id)?.importedIds ?? []).filter((other) => !/\.css(\?|$)/.test(other));
  const ids = [...getModuleIds()];
  const files = new Map<string, string>();
  const put = (file: string, modules: Iterable<string>) => {
    for (const id of modules) if (!files.has(id)) files.set(id, file);
  };
  const entries = ids.filter((id) => everyPage.some((entry) => entry.test(id)));
  const frame = below(entries, importsOf);
  // The entries themselves run when they are asked for.
  for (const entry of entries) frame.delete(entry);
  put('frame', frame);
  for (const [file, root] of Object.entries(sharedFiles)) {
    const top = ids.find((id) => id.endsWith(`/${root}`));
    if (!top) throw new Error(`${root} is in no page now: see sharedFiles in vite.config.ts`);
    put(file, below([top], importsOf));
  }
  put('form', sharedByForms(ids, { getModuleIds, getModuleInfo }, importsOf));
  return files;
}

/** The modules that at least half of the pages with a form begin with, and few others: found, so that none is forgotten. */
function sharedByForms(
  ids: string[],
  { getModuleInfo }: ManualChunkMeta,
  importsOf: (id: string) => readonly string[],
): string[] {
  const pages = ids
    .filter((id) => getModuleInfo(id)?.isEntry && id.includes('/app/routes/'))
    .map((id) => below([id], importsOf));
  const engine = ids.find((id) => id.endsWith(`/${formEngine}`));
  if (!engine) throw new Error(`${formEngine} is in no page now: see vite.config.ts`);
  const withForm = pages.filter((page) => page.has(engine));
  return ids.filter((id) => {
    const forms = withForm.filter((page) => page.has(id)).length;
    const others = pages.filter((page) => page.has(id)).length - forms;
    return forms * 2 >= withForm.length && others * 2 < forms;
  });
}

/** `ids` and all that they import, directly or not. */
function below(ids: string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set(ids);
  for (const id of found) for (const each of importsOf(id)) found.add(each);
  return found;
}

/** The website's build; the benchmark makes one with a server of its own (bench/render/). */
export const website = (entry: string, buildDirectory: string) =>
  defineConfig({
    plugins: [
      remix({ ...remixOptions, buildDirectory }),
      tsconfigPaths(),
      serverEntry(entry),
      ownRouteModules(),
      oneFrameFile(),
    ],
    // The sheets are written for the browsers of the last years; what older ones of them need is added here.
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      cssTarget: ['chrome111', 'firefox121', 'safari16'],
    },
  });

export default website('server/built.ts', 'build');
