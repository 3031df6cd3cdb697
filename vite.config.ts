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

/** The website's build; the benchmark makes one with a server of its own (bench/render/). */
export const website = (entry: string, buildDirectory: string) =>
  defineConfig({
    plugins: [tailwindcss(), remix({ ...remixOptions, buildDirectory }), tsconfigPaths(), serverEntry(entry)],
    build: { target: 'es2022', assetsInlineLimit: 0 },
  });

export default website('server.ts', 'build');
