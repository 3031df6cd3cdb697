import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exists, packagesFingerprint, readStamp, sourcesFingerprint } from './freshness.mjs';
import { root, run, step, Stop } from './steps.mjs';

const installStamp = 'node_modules/.installed';
const buildStamp = 'build/built';

/** @throws {Stop} if Node is too old */
export function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Stop(`É preciso o Node 20.19 ou mais novo; este é o ${process.version}.`);
}

export async function ensureInstalled() {
  const wanted = await packagesFingerprint();
  const stamp = await readStamp(installStamp);
  // `npm ci` by hand leaves no stamp. A second one would first delete everything, also without a network.
  if (stamp === wanted || (stamp === undefined && (await isInstalledByHand()))) return;
  await step('Instalando os pacotes', async () => {
    await rm(join(root, installStamp), { force: true });
    // NODE_ENV must not exclude build tools. The lock file's checksums validate npm's cache.
    const options = ['--include=dev', '--prefer-offline', '--loglevel=error'];
    await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', ...options], {
      env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    });
    await writeFile(join(root, installStamp), wanted);
  });
}

/** Whether npm's own record has each locked package in its version; optional ones may be another platform's. */
async function isInstalledByHand() {
  const packagesOf = async (path) => JSON.parse(await readFile(join(root, path), 'utf8')).packages;
  try {
    const [locked, found] = await Promise.all(
      ['package-lock.json', 'node_modules/.package-lock.json'].map(packagesOf),
    );
    return Object.entries(locked).every(
      ([path, { version, optional }]) => path === '' || optional || found[path]?.version === version,
    );
  } catch {
    return false;
  }
}

export async function ensureBuilt() {
  const wanted = await sourcesFingerprint();
  if ((await readStamp(buildStamp)) === wanted && (await exists('build/server/index.js'))) return;
  const { build } = await import('../build.mjs');
  await rm(join(root, buildStamp), { force: true });
  await build();
  await writeFile(join(root, buildStamp), wanted);
}
