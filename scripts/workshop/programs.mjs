import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Optional programs of checks, with their Debian packages. */
export const programs = {
  'HTML checker': { java: 'default-jre-headless' },
  promtool: { promtool: 'prometheus' },
  'Font sanitiser': { 'ots-sanitize': 'opentype-sanitizer' },
};

/** Browsers besides Chromium (`e2e/browsers`), with their programs and Debian packages. */
export const browserPrograms = {
  Firefox: { 'firefox-esr': 'firefox-esr' },
  WebKit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
};

/** Stands before PostgreSQL in `bench -- fleet` and in a test of the lane `faults`. */
export const poolers = { pgbouncer: 'pgbouncer' };

const isInPath = (program) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((folder) =>
    existsSync(join(folder, program)),
  );

/** @param {Record<string, string>} taken programs and their packages */
export function missing(taken) {
  const [first] = Object.entries(taken).filter(([program]) => !isInPath(program));
  return first ? `no ${first[0]} here (Debian: ${first[1]})` : null;
}
