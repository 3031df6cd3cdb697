import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What checks take that a machine may not have: each program, and the package of Debian that has it. */
export const programs = {
  'HTML checker': { java: 'default-jre-headless' },
  'Font sanitiser': { 'ots-sanitize': 'opentype-sanitizer' },
};

/** The same of the browsers beside Chromium (`e2e/browsers`), by their names there. */
export const browserPrograms = {
  Firefox: { 'firefox-esr': 'firefox-esr' },
  WebKit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
};

const isInPath = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/**
 * Why something cannot be done here, in one line; null where all that it takes is there.
 * @param {Record<string, string>} taken programs and their packages
 */
export function missing(taken) {
  const [first] = Object.entries(taken).filter(([program]) => !isInPath(program));
  return first ? `no ${first[0]} here (Debian: ${first[1]})` : null;
}
