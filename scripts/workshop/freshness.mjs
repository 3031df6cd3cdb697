import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './steps.mjs';

const rooms = ['app', 'api', 'contract', 'domain', 'server', 'public', 'scripts'];
const settings = ['server.ts', 'vite.config.ts', 'remix.config.js', 'tsconfig.json', 'package-lock.json'];

/** Tests and image scripts are not in the build; the demo reads its photos from the source folder. */
const inNoBuild = /\.test\.tsx?$|^api\/demo\/photos\/|^scripts\/(?:image|stores)\//;

/** Hash of the build's inputs by content, not by date, so that a fresh checkout does not rebuild. */
export async function sourcesFingerprint() {
  const files = (await Promise.all(rooms.map(listFiles))).flat();
  const hash = createHash('sha256').update(process.version);
  for (const path of [...settings, ...files].sort()) {
    if (inNoBuild.test(path)) continue;
    hash.update(`\0${path}\0`).update(await readFile(join(root, path)));
  }
  return hash.digest('hex');
}

export async function packagesFingerprint() {
  const hash = createHash('sha256').update(process.version).update(process.arch);
  for (const path of ['package.json', 'package-lock.json']) hash.update(await readFile(join(root, path)));
  return hash.digest('hex');
}

export async function listFiles(room) {
  const entries = await readdir(join(root, room), { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths.map((path) => path.slice(root.length).replaceAll('\\', '/'));
}

export const readStamp = (path) => readFile(join(root, path), 'utf8').catch(() => undefined);

export const exists = (path) =>
  stat(join(root, path)).then(
    () => true,
    () => false,
  );
