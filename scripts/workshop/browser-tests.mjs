import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tool } from './steps.mjs';
import { playwrightResult } from './test-report.mjs';

/** @param {{chromium: string, args?: string[], env?: Record<string, string>}} how `args`: Playwright's arguments
 * @returns {Promise<import('./test-report.mjs').Result>} @throws {import('./steps.mjs').Stop} with the `result` */
export async function browserTests({ chromium, args = [], env = {} }) {
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-e2e-'));
  const report = join(folder, 'report.json');
  const settings = {
    ...env,
    CHROMIUM_PATH: chromium,
    E2E_DATA_DIR: join(folder, 'data'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  try {
    await tool('@playwright/test/cli.js', ['test', '--reporter=line,json', ...args], {
      env: settings,
      held: true,
    });
    return await playwrightResult(report);
  } catch (error) {
    error.result = await playwrightResult(report);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
