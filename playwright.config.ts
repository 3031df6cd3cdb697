import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { serviceClient } from './tests/support/service-client';
import { findChromium } from './scripts/workshop/chromium.mjs';

/** The site's; what stands in for services has the two that follow. */
const port = Number(process.env.E2E_PORT ?? 4310);
// The workers read this file too, and are to know the same folder.
const dataDir = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'bossa-nova-e2e-')));

const requireAll = process.env.REQUIRE_ALL === '1';

/** The identity service that stands in for the cloud's: a real one, on this machine (e2e/support/identity-service.ts). */
const identityService = (process.env.E2E_IDENTITY_SERVICE ??= `http://localhost:${port + 1}`);

/** Stands in for the map's tiles. */
const tileService = `http://localhost:${port + 2}`;

/** Stories run in the built website, over the demo catalogue in a folder of its own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // One more than the cores: each waits now and then for the site, or for what is shown after a while.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: requireAll,
  // In .ci/run a story that passes the second time is named with its trace; anywhere else it has failed.
  retries: requireAll ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Recording costs a story a third of its time; ask for it where one fails.
    trace: process.env.TRACE ? 'retain-on-failure' : requireAll ? 'on-first-retry' : 'off',
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
  webServer: [
    {
      command: 'node --import tsx e2e/support/identity-service.ts',
      url: `${identityService}/.well-known/openid-configuration`,
      env: { PORT: String(port + 1), SITE_URL: `http://localhost:${port}` },
    },
    {
      command: 'node --import tsx e2e/support/tile-service.ts',
      url: tileService,
      env: { PORT: String(port + 2) },
    },
    {
      command: 'node build/server/index.js',
      url: `http://localhost:${port}/readyz`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        DRAIN_MS: '0',
        SHOW_PARTIALS: '1',
        MAP_TILE_URL: `${tileService}/{z}/{x}/{y}.png`,
        MAP_ATTRIBUTION: 'Mapa de teste',
        WHATSAPP: '5511900000000',
        INSTAGRAM_URL: 'https://instagram.example/bossa-nova',
        TRUST_PROXY: '1',
        GEO_COUNTRY_HEADER: 'X-Geo-Country',
        GEO_REGION_HEADER: 'X-Geo-Region',
        IDENTITY_ISSUER: identityService,
        IDENTITY_CLIENT_ID: serviceClient.id,
        IDENTITY_CLIENT_SECRET: serviceClient.secret,
        GOOGLE_CLIENT_ID: 'site-das-historias',
      },
    },
  ],
});
