import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Request } from '@playwright/test';
import { findChromium } from '../../scripts/workshop/chromium.mjs';
import { freePort } from '../../scripts/workshop/postgres.mjs';
import { start, step } from '../../scripts/workshop/steps.mjs';
import { type PageName, pages } from '../render/pages';

const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const;
type Kind = (typeof kinds)[number];

/** Bytes of bodies as they came over the wire, before anything is touched. */
export interface PageBytes {
  /** Device pixels for each CSS pixel. */
  density: number;
  kinds: Record<Kind, number>;
  largestPhoto: number;
  total: number;
  requests: number;
  /** How the document came. */
  encoding: string;
}
export type BytesResult = Record<PageName, PageBytes[]> | { skipped: string };

const startMs = 180_000;
const photosMs = 120_000;

/** What pages of the real build weigh in a real browser, 390 pixels wide, on screens of two and three pixels. */
export async function benchBytes(): Promise<BytesResult> {
  const executablePath = findChromium();
  if (!executablePath) return { skipped: 'no Chromium: set CHROMIUM_PATH' };
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-bench-'));
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const server = start(process.execPath, ['build/server/index.js'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: site,
      DATA_DIR: folder,
      DATABASE_URL: '',
      API_BASE_URL: '',
      MAP_TILE_URL: '',
      LOG_LEVEL: 'error',
      DRAIN_MS: '0',
    },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  let browser: Browser | undefined;
  try {
    const listing = site + pages.listing.path;
    const found = await step('A site with its photos', () => untilComplete(listing));
    const detail = site + /href="(\/(?:novo|usado)\/[^"]+)"/.exec(found)![1];
    await untilComplete(detail);
    browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking'],
    });
    const results: Record<PageName, PageBytes[]> = { listing: [], detail: [] };
    for (const density of [2, 3]) {
      results.listing.push(await weigh(browser, listing, density));
      results.detail.push(await weigh(browser, detail, density));
    }
    return results;
  } finally {
    await browser?.close();
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits until the page answers, and then until all its photos have been fetched; gives the page. */
async function untilComplete(address: string): Promise<string> {
  const started = performance.now();
  for (let answered = 0; ;) {
    const page = await fetch(address).then(
      (response) => (response.ok ? response.text() : ''),
      () => '',
    );
    const now = performance.now() - started;
    if (page && !page.includes('default-image')) return page;
    if (page) answered ||= now;
    if (!page && now > startMs) throw new Error(`${address} did not answer`);
    if (page && now - answered > photosMs) throw new Error(`${address} has photos that were not fetched`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function weigh(browser: Browser, address: string, density: number): Promise<PageBytes> {
  const phone = {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: density,
    isMobile: true,
    hasTouch: true,
  };
  // Photos are made on their first request, which takes longer than the page: the second visit is what is weighed.
  const before = await browser.newContext(phone);
  await (await before.newPage()).goto(address, { waitUntil: 'networkidle' });
  await before.close();
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const document = await page.goto(address, { waitUntil: 'networkidle' });
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  let largestPhoto = 0;
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    const type = request.resourceType() as Kind;
    bytes[kinds.includes(type) ? type : 'other'] += responseBodySize;
    if (new URL(request.url()).pathname.startsWith('/fotos/'))
      largestPhoto = Math.max(largestPhoto, responseBodySize);
  }
  const encoding = (await document?.headerValue('content-encoding')) ?? 'none';
  await context.close();
  return {
    density,
    kinds: bytes,
    largestPhoto,
    total: Object.values(bytes).reduce((sum, each) => sum + each, 0),
    requests: requests.length,
    encoding,
  };
}
