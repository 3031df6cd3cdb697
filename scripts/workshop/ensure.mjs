import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exists, packagesFingerprint, readStamp, sourcesFingerprint } from './freshness.mjs';
import { root, run, step, Stop } from './steps.mjs';

const installStamp = 'node_modules/.installed';
const buildStamp = 'build/built';

/** @throws {Stop} on a Node that is too old */
export function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Stop(`É preciso o Node 20.19 ou mais novo; este é o ${process.version}.`);
}

/** Installs the packages of the lock file, unless they are what is installed. */
export async function ensureInstalled() {
  const wanted = await packagesFingerprint();
  if ((await readStamp(installStamp)) === wanted) return;
  await step('Instalando os pacotes', async () => {
    await rm(join(root, installStamp), { force: true });
    // Browsers are for the tests, which find or fetch one themselves; NODE_ENV must not keep the build's tools away. What
    // npm has kept is held against the lock file's sums: asking whether it is still the same costs a third of the time.
    const options = ['--include=dev', '--prefer-offline', '--loglevel=error'];
    await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', ...options], {
      env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    });
    await writeFile(join(root, installStamp), wanted);
  });
}

/** Builds the website and the command-line programs, unless their sources are what was built last. */
export async function ensureBuilt() {
  const wanted = await sourcesFingerprint();
  if ((await readStamp(buildStamp)) === wanted && (await exists('build/server/index.js'))) return;
  const { build } = await import('../build.mjs');
  await rm(join(root, buildStamp), { force: true });
  await build();
  await writeFile(join(root, buildStamp), wanted);
}
