import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin, type Rollup, transformWithEsbuild } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import remixOptions from './remix.config.js';
import { inLatin1 } from './scripts/workshop/in-latin1.mjs';

/** One folder: the server finds the browser's files beside its own (server/website-build.ts). */
const serverFiles = { entryFileNames: 'index.js', chunkFileNames: '[name]-[hash].js' };

/** Packages of hundreds of small files: in the bundle they take less time to load and less memory. */
const bundledPackages = [
  /^(kysely|zod|hono|jose|libphonenumber-js)(\/|$)/,
  // With what they need: it would be looked for beside the bundle, where another version may be, or none.
  /^(micromark|mdast-util|unist-util|decode-named-character-reference|character-entities)/,
  /^@conform-to\//,
];

const serverEntry = (input: string): Plugin => ({
  name: 'bossa-nova:server-entry',
  enforce: 'post',
  config: (_, { isSsrBuild }) =>
    isSsrBuild
      ? {
          build: { rollupOptions: { input, output: serverFiles } },
          ssr: { noExternal: bundledPackages },
        }
      : {},
  generateBundle(_, files) {
    if (this.environment.name !== 'ssr') return;
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = inLatin1(file.code);
  },
});

type ManualChunkMeta = Rollup.ManualChunkMeta;

const routeModules = fileURLToPath(new URL('app/navigation/load-route-module.browser.ts', import.meta.url));

/** If a route's script is missing, Remix reloads the document without limit; ours does at most once a minute. */
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

const jsxRuntime = fileURLToPath(new URL('server/document-renderer/jsx-runtime.ts', import.meta.url));

/** Pages are rendered with our own elements, which copy no props (docs/decisions/0155-fresh-pages.md). */
const ownJsxRuntime = (): Plugin => ({
  name: 'bossa-nova:own-jsx-runtime',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'react/jsx-runtime' && importer !== jsxRuntime ? jsxRuntime : null),
});

/** Modules whose functions are sent as text in every page: the server's files are not minified otherwise. */
const inlineModules = /\/app\/navigation\/(prepare-hydration|hydrate-on-interaction|show-current-tab)\.ts$/;

const smallInlineScripts = (): Plugin => ({
  name: 'bossa-nova:small-inline-scripts',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  enforce: 'pre',
  transform: (code, id) => (inlineModules.test(id) ? transformWithEsbuild(code, id, { minify: true }) : null),
});

/**
 * Shared chunks: a property page would load fifteen files of a few hundred bytes. `of`: these modules and their
 * imports. `pagesWith`: modules of at least half of the pages with this module, and of few others. The first matching
 * chunk takes a module.
 */
const sharedFiles: Record<string, { of: string[] } | { pagesWith: string }> = {
  cards: {
    of: [
      'app/features/property-card/property-card.tsx',
      'app/features/favorites/favorites-form.tsx',
      'app/features/listing/list-texts.ts',
      'app/features/listing/stale-data-notice.tsx',
      'app/components/ui/breadcrumbs.tsx',
    ],
  },
  form: { pagesWith: 'app/forms/use-checked-form.ts' },
  lead: {
    of: [
      'app/features/leads/sent.tsx',
      'app/features/leads/lead-form.tsx',
      'app/features/leads/person.ts',
      'domain/brokerage/brokerage.ts',
      'app/forms/choice-group.tsx',
      'app/forms/money-field.tsx',
      'app/forms/plain-phone-field.tsx',
    ],
  },
  property: {
    of: [
      'app/features/leads/property-request.ts',
      'app/routes/imovel/description.tsx',
      'app/routes/imovel/features.tsx',
      'app/routes/imovel/other-properties.tsx',
      'app/routes/imovel/map/place.ts',
      'app/components/ui/copied-link.tsx',
      'app/components/ui/print-icon.tsx',
      'app/domain/financing/estimate-fields.ts',
      'domain/geo/geo.ts',
      'domain/taxonomy/visit-options.ts',
    ],
  },
  draft: { of: ['app/features/announce/draft-line.tsx'] },
  admin: { pagesWith: 'app/features/admin/admin-links.ts' },
  'admin-list': { pagesWith: 'app/features/admin/list/list.tsx' },
  'admin-record': { pagesWith: 'app/features/admin/record/record.tsx' },
  listing: { pagesWith: 'app/features/listing/sort-select.tsx' },
};

/** Entries of the layout, and modules for nearly every page's head. */
const everyPage = [
  /\/app\/root\.tsx/,
  /\/app\/entry\.client\.tsx$/,
  /\/app\/page-meta\.ts$/,
  /\/domain\/kernel\/(moment|clock)\.ts$/,
];

/** Twenty requests less for a phone, and better compression. Rollup would create a chunk per set of pages. */
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
  // An entry runs when it is loaded, so it stays in its own file.
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

/** Modules of at least half of the pages with `mark`, and of few others. */
function sharedByPages(ids: string[], pages: Set<string>[], mark: string): string[] {
  const count = (id: string, marked: boolean) =>
    pages.filter((page) => page.has(mark) === marked && page.has(id)).length;
  return ids.filter((id) => {
    const here = count(id, true);
    return here > 1 && here * 2 >= count(mark, true) && count(id, false) * 2 < here;
  });
}

function below(ids: string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set(ids);
  for (const id of found) for (const each of importsOf(id)) found.add(each);
  return found;
}

export const website = (entry: string, buildDirectory: string) =>
  defineConfig({
    plugins: [
      remix({ ...remixOptions, buildDirectory }),
      tsconfigPaths(),
      serverEntry(entry),
      ownRouteModules(),
      ownJsxRuntime(),
      smallInlineScripts(),
      oneFrameFile(),
    ],
    // Style sheets are written for recent browsers; this adds the prefixes that older ones need.
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      cssTarget: ['chrome111', 'firefox121', 'safari16'],
    },
  });

export default website('server/built.ts', 'build');
