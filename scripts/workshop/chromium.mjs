import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run, tool } from './steps.mjs';

/** The headless shell first: it reduces the time of the browser tests by a third. */
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

/** Order: `CHROMIUM_PATH`, the system's browser, Playwright's; undefined if there is none. */
export function findChromium() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const inPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...inPath, ...elsewhere, playwrightsOwn()].find((path) => path && existsSync(path));
}

function playwrightsOwn() {
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
}

/** Installs Playwright's or Debian's (as root) if missing. @returns {Promise<{path?: string, reason?: string}>} */
export async function getChromium() {
  const found = findChromium();
  if (found) return { path: found };
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const installers = [
    () => tool('@playwright/test/cli.js', ['install', 'chromium'], { held: true }),
    ...(mayInstall ? ['chromium-headless-shell', 'chromium'].map((name) => () => installPackages(name)) : []),
  ];
  const reasons = [];
  for (const install of installers) {
    await install().catch((error) => reasons.push(whyOf(error)));
    const path = findChromium();
    if (path) return { path };
  }
  return { reason: `no Chromium here, and none to be had (${reasons[0]})` };
}

const whyOf = ({ message, output = '' }) => /Error: (.+)|^E: (.+)/m.exec(output)?.[0] ?? message;

export async function installPackages(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { held: true, env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    held: true,
    env,
  });
}
