import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Request } from '@playwright/test';
import { findChromium } from '../../scripts/workshop/chromium.mjs';
import { step } from '../../scripts/workshop/steps.mjs';
import { startWebsite, withPhotos } from '../measure/website';
import { type PageName, pages } from '../render/pages';

const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const;
type Kind = (typeof kinds)[number];

/** Bytes of response bodies as transferred, without interaction. */
export interface PageBytes {
  density: number;
  kinds: Record<Kind, number>;
  largestPhoto: number;
  total: number;
  requests: number;
  encoding: string;
}
export type BytesResult = Record<PageName, PageBytes[]> | { skipped: string };

/** Page weight in a browser of 390 px width, at device pixel ratios 2 and 3. */
export async function benchBytes(): Promise<BytesResult> {
  const executablePath = findChromium();
  if (!executablePath) return { skipped: 'no Chromium: set CHROMIUM_PATH' };
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-bench-'));
  const website = await startWebsite({ DATA_DIR: folder, PHOTOS: 'on', DEMO_CATALOGUE: 'full' });
  const site = website.origin;
  let browser: Browser | undefined;
  try {
    const listing = site + pages.listing.path;
    const found = await step('A site with its photos', () => withPhotos(listing));
    const detail = site + /href="(\/(?:novo|usado)\/[^"]+)"/.exec(found)![1];
    await withPhotos(detail);
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
    await website.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function weigh(browser: Browser, address: string, density: number): Promise<PageBytes> {
  const phone = {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: density,
    isMobile: true,
    hasTouch: true,
  };
  // Measures the second visit: the first request of a photo creates its file.
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
