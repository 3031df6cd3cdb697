import { readFileSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  dev?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
/** What the Dockerfile deletes after the installation. */
const isDeleted = (path: string) =>
  /^node_modules\/(?:@typescript\/|typescript$)/.test(path) || /\.(?:map|d\.[cm]?ts)$/.test(path);

async function countBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      // Packages of packages have entries of their own.
      if (entry.isDirectory()) return entry.name === 'node_modules' ? 0 : countBytes(path);
      return isDeleted(path) ? 0 : (await lstat(path)).size;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

// check.mjs allows 200 MB in all; the demo's photos have 50 MB, the build 35 MB.
test('the image’s packages have at most 115 MB', async () => {
  const names = Object.keys(packages).filter(
    (name) => name !== '' && !packages[name]!.dev && !isDeleted(name),
  );
  const sizes = await Promise.all(names.map(async (name) => [name, await countBytes(name)] as const));
  const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
  const largest = sizes.toSorted(([, a], [, b]) => b - a).slice(0, 5);
  expect(bytes / 1e6, JSON.stringify(largest)).toBeLessThan(115);
});
