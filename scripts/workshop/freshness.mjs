import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './steps.mjs';

/** Rooms whose files end up in a build, and the settings that shape it. */
const rooms = ['app', 'api', 'contract', 'domain', 'server', 'public', 'scripts'];
const settings = ['server.ts', 'vite.config.ts', 'remix.config.js', 'tsconfig.json', 'package-lock.json'];

/** Tests and looks at the image are in no build; the demo’s originals are read where they stand. */
const inNoBuild = /\.test\.tsx?$|^api\/demo\/photos\/|^scripts\/(?:image|stores)\//;

/** A fingerprint of everything that a build is made of: contents, not dates, so a fresh checkout builds nothing anew. */
export async function sourcesFingerprint() {
  const files = (await Promise.all(rooms.map(listFiles))).flat();
  const hash = createHash('sha256').update(process.version);
  for (const path of [...settings, ...files].sort()) {
    if (inNoBuild.test(path)) continue;
    hash.update(`\0${path}\0`).update(await readFile(join(root, path)));
  }
  return hash.digest('hex');
}

/** A fingerprint of what is to be installed. */
export async function packagesFingerprint() {
  const hash = createHash('sha256').update(process.version).update(process.arch);
  for (const path of ['package.json', 'package-lock.json']) hash.update(await readFile(join(root, path)));
  return hash.digest('hex');
}

/** The files below a folder, as paths from the root. */
export async function listFiles(room) {
  const entries = await readdir(join(root, room), { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths.map((path) => path.slice(root.length).replaceAll('\\', '/'));
}

/** What a stamp says, or undefined where there is none. */
export const readStamp = (path) => readFile(join(root, path), 'utf8').catch(() => undefined);

/** Whether a file or folder is there. */
export const exists = (path) =>
  stat(join(root, path)).then(
    () => true,
    () => false,
  );
