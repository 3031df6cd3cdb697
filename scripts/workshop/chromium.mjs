import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run, tool } from './steps.mjs';

/** The shell first: it has no windows to draw, and the browser stories take a third less of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser for the tests: `CHROMIUM_PATH`, else one of the system's, else Playwright's own; undefined where there is none. */
export function findChromium() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const inPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...inPath, ...elsewhere, playwrightsOwn()].find((path) => path && existsSync(path));
}

function playwrightsOwn() {
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
}

/** Finds a browser or gets one: Playwright's download, else Debian's package where this user may install it. */
export async function getChromium() {
  const found = findChromium();
  if (found) return found;
  const download = () => tool('@playwright/test/cli.js', ['install', 'chromium'], { quiet: true });
  await download().catch(
    () =>
      process.getuid?.() === 0 &&
      existsSync('/usr/bin/apt-get') &&
      installPackages('chromium-headless-shell').catch(() => installPackages('chromium')),
  );
  return findChromium();
}

/** Installs Debian packages, as root. */
export async function installPackages(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { quiet: true, env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    quiet: true,
    env,
  });
}
