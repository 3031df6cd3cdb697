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
 * What comes as one file beside the frame's, where each module of a few hundred bytes would be a file: fifteen of them on a
 * property's page. `of`: these modules and all that they import. `pagesWith`: what at least half of the pages that begin
 * with this module share, and few others; found, so that none is forgotten. The first file has what several could have.
 */
const sharedFiles: Record<string, { of: string[] } | { pagesWith: string }> = {
  cards: {
    of: [
      'app/features/property-card/property-card.tsx',
      'app/features/favourites/favorites-form.tsx',
      'app/features/listing/list-texts.ts',
      'app/components/ui/breadcrumbs.tsx',
    ],
  },
  form: { pagesWith: 'app/forms/use-checked-form.ts' },
  lead: {
    of: [
      'app/features/leads/sent.tsx',
      'app/features/leads/person.ts',
      'domain/firm.ts',
      'domain/moment.ts',
      'app/forms/choices.tsx',
      'app/forms/money-field.tsx',
      'app/forms/plain-phone-field.tsx',
    ],
  },
  listing: { pagesWith: 'app/features/listing/sort-select.tsx' },
};

/** What every page loads: the frame's own entries, and what nearly each page's head is made with. */
const everyPage = [/\/app\/root\.tsx/, /\/app\/entry\.client\.tsx$/, /\/app\/page-meta\.ts$/];

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
  for (const entry of entries) if (getModuleInfo(entry)?.isEntry) frame.delete(entry);
  put(
    'libraries',
    [...frame].filter((id) => id.includes('/node_modules/')),
  );
  put('frame', frame);
  const pages = ids
    .filter((id) => getModuleInfo(id)?.isEntry && id.includes('/app/routes/'))
    .map((id) => below([id], importsOf));
  const find = (module: string) => {
    const id = ids.find((each) => each.endsWith(`/${module}`));
    if (!id) throw new Error(`${module} is in no page now: see sharedFiles in vite.config.ts`);
    return id;
  };
  for (const [file, shared] of Object.entries(sharedFiles))
    put(
      file,
      'of' in shared
        ? below(shared.of.map(find), importsOf)
        : sharedByPages(ids, pages, find(shared.pagesWith)),
    );
  return files;
}

/** The modules that at least half of the pages with `mark` begin with, and few others. */
function sharedByPages(ids: string[], pages: Set<string>[], mark: string): string[] {
  const count = (id: string, marked: boolean) =>
    pages.filter((page) => page.has(mark) === marked && page.has(id)).length;
  return ids.filter((id) => {
    const here = count(id, true);
    return here > 1 && here * 2 >= count(mark, true) && count(id, false) * 2 < here;
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
