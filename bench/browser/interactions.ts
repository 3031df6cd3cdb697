import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { lateId } from '~/navigation/wake-on-use';
import type { Builds } from './builds';

/** How often the processor is slowed. */
export const slowed = 6;
/** As long as the answer to a press can take on such a processor, ms, beyond the last painting. */
const settleMs = 1_500;

type Pages = Builds['pages'];

/** What a finger does on a page: where, what is to be open before, and what is pressed. */
interface Interaction {
  page: keyof Pages;
  before?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
}

const openFilters = (page: Page) => page.getByRole('button', { name: /^Mais filtros/ }).tap();
const sorting = '[data-filter="Ordenar"]';

export const interactions = {
  'opening the menu': {
    page: 'listing',
    press: (page) => page.getByRole('button', { name: 'Abrir menu' }).tap(),
  },
  'opening the filters': { page: 'listing', press: openFilters },
  'ticking a filter': {
    page: 'listing',
    before: openFilters,
    press: (page) => page.locator('#mais-filtros label.marca').first().tap(),
  },
  'opening the orders': { page: 'listing', press: (page) => page.locator(`${sorting} > summary`).tap() },
  sorting: {
    page: 'listing',
    before: (page) => page.locator(`${sorting} > summary`).tap(),
    press: (page) => page.locator(sorting).getByText('Maior preço').tap(),
  },
  'opening the gallery': {
    page: 'property',
    press: (page) => page.getByRole('link', { name: /^Ver as \d+ fotos/ }).tap(),
  },
} satisfies Record<string, Interaction>;
export type InteractionName = keyof typeof interactions;

/** From each press until what it changed was painted, ms: the longest of its events (Interaction to Next Paint). */
export async function pressAll(
  executablePath: string,
  origin: string,
  pages: Pages,
): Promise<Record<InteractionName, number>> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const entries: [string, number][] = [];
    for (const [name, interaction] of Object.entries<Interaction>(interactions))
      entries.push([name, await press(browser, origin + pages[interaction.page], interaction)]);
    return Object.fromEntries(entries) as Record<InteractionName, number>;
  } finally {
    await browser.close();
  }
}

async function press(
  browser: Browser,
  address: string,
  { before, press: act }: Interaction,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.goto(address, { waitUntil: 'networkidle' });
    // One that comes alive by itself is met alive, one that sleeps (docs/decisions/0083) by its first press.
    if ((await page.locator(`template#${lateId}`).count()) === 0)
      await page.locator('html[data-scripts]').waitFor();
    const session: CDPSession = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    await before?.(page);
    await page.waitForTimeout(settleMs);
    await page.evaluate(() => void (globalThis as unknown as Watched).longest.splice(0));
    await act(page);
    await page.waitForTimeout(settleMs);
    const longest = await page.evaluate(() => (globalThis as unknown as Watched).longest);
    // What is painted within 16 ms is told of by no entry.
    return Math.max(16, ...longest);
  } finally {
    await context.close();
  }
}

interface Watched {
  longest: number[];
}

/** Runs in the page: keeps how long each event of a press took until the next paint. */
function watchEvents() {
  const longest: number[] = [];
  Object.assign(globalThis, { longest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) longest.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
