import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sources } from './programs.mjs';
import { bundle } from './workshop/bundle.mjs';
import { main, root, step, tool } from './workshop/steps.mjs';

/** Started by others: the one that works on pictures, the one that reads feeds, and the one that matches alerts. */
const children = {
  pictures: './api/photos/pixels/program.ts',
  'feed-reader': './api/feeds/program.ts',
  'alert-matcher': './api/alerts/program.ts',
};

/** Makes build/: client/ (files for browsers), server/ (the website), node/ (the programs and their children). */
export async function build() {
  await step('Construindo o site', () =>
    tool('@remix-run/dev/dist/cli.js', ['vite:build'], { quiet: true, env: { NODE_ENV: 'production' } }),
  );
  await step('Construindo os programas', () => bundle({ ...sources, ...children }, 'build/node'));
  await step('Comprimindo os arquivos', () => precompress(join(root, 'build/client')));
}

const compressible = /\.(?:css|js|json|svg|txt|webmanifest)$/;

/** Once, at the highest level, what would otherwise be compressed for every visitor. */
async function precompress(directory) {
  // Vite's manifest is for build tools; nothing serves it.
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
