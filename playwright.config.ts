import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/workshop/chromium.mjs';

// The workers read this file too, and are to know the same folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'bossa-nova-e2e-'));

/** Stories run in the built website, over the demo catalogue in a folder of its own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.REQUIRE_ALL === '1',
  retries: 0,
  reporter: [['list']],
  use: {
    // Set by the global setup, before a worker reads this.
    baseURL: process.env.E2E_SITE_URL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Recording costs a story a third of its time; ask for it where one fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
        // The outside world does not exist: a page that asks for it complains (e2e/support/test.ts).
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  /**
   * A story is told on a large screen with scripts. `@no-js` or `@mobile` in its title tells it there instead, where a
   * browser without scripts, or a phone, does something of its own; `@js` besides (docs/decisions/0031-stories.md).
   */
  projects: [
    {
      name: 'js',
      grep: /^(?!.*@(?:no-js|mobile)\b)|@js\b/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'no-js',
      grep: /@no-js\b/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        javaScriptEnabled: false,
      },
    },
    {
      name: 'mobile',
      grep: /@mobile\b/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
