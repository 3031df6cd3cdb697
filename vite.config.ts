import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import remixOptions from './remix.config.js';

/** Makes server.ts the entry of the server build, so that one bundle holds Express, Remix and the back end. */
const serverEntry: Plugin = {
  name: 'bossa-nova:server-entry',
  enforce: 'post',
  config: (_, { isSsrBuild }) =>
    isSsrBuild
      ? { build: { rollupOptions: { input: 'server.ts', output: { entryFileNames: 'index.js' } } } }
      : {},
};

export default defineConfig({
  plugins: [tailwindcss(), remix(remixOptions), tsconfigPaths(), serverEntry],
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
