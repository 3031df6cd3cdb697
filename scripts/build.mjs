import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sources } from './programs.mjs';
import { bundle, bundleForBrowsers } from './workshop/bundle.mjs';
import { writeSiteManifest } from './workshop/site-manifest.mjs';
import { main, root, step, tool } from './workshop/steps.mjs';

const children = {
  pictures: './api/platform/photos/pixels/program.ts',
  'feed-reader': './api/feeds/schedule/program.ts',
  'alert-matcher': './api/saved-searches/alerts/program.ts',
};

/** Creates build/client (browser files), build/server (website) and build/node (programs and child processes). */
export async function build() {
  await step('Construindo o site', () =>
    tool('@remix-run/dev/dist/cli.js', ['vite:build'], { quiet: true, env: { NODE_ENV: 'production' } }),
  );
  await writeSiteManifest(join(root, 'build/client/assets'));
  await bundleForBrowsers({ early: 'app/early.browser.ts' }, 'build/client/assets');
  await step('Construindo os programas', () => bundle({ ...sources, ...children }, 'build/node'));
  await step('Comprimindo os arquivos', () => precompress(join(root, 'build/client')));
}

const compressible = /\.(?:css|js|json|svg|txt|webmanifest)$/;

/** Compresses files once at the maximum level, instead of for each request. */
async function precompress(directory) {
  // Only build tools read Vite's manifest.
  await rm(join(directory, '.vite'), { recursive: true, force: true });
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths
      .filter((path) => compressible.test(path))
      .map(async (path) => {
        const content = await readFile(path);
        if (content.length < 1024) return;
        const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(build);
