import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/workshop/chromium.mjs';

// Workers read this file too and must use the same folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'bossa-nova-e2e-'));

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
    // The global setup sets it before a worker reads this.
    baseURL: process.env.E2E_SITE_URL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A trace adds a third to the time of a story: record it to debug a failure.
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
        // No other hosts exist: a story fails if a page requests one (e2e/support/test.ts).
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  /**
   * A story runs on a large screen with scripts. `@no-js` or `@mobile` in its title runs it there instead; `@js` adds
   * the default (docs/decisions/0031-stories.md).
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
