import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { deferredScriptsId } from '~/navigation/hydrate-on-interaction';
import type { Builds } from './builds';

export const slowed = 6;
/** Wait in ms for a response on the throttled CPU. */
const settleMs = 1_500;

type Pages = Builds['pages'];

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

/** Time from each tap to the next paint, ms: its longest event (Interaction to Next Paint). */
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
    // Some pages hydrate at once; pages with deferred scripts (docs/decisions/0083) on the first tap.
    if ((await page.locator(`template#${deferredScriptsId}`).count()) === 0)
      await page.locator('html[data-scripts]').waitFor();
    const session: CDPSession = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    await before?.(page);
    await page.waitForTimeout(settleMs);
    await page.evaluate(() => void (globalThis as unknown as Watched).longest.splice(0));
    await act(page);
    await page.waitForTimeout(settleMs);
    const longest = await page.evaluate(() => (globalThis as unknown as Watched).longest);
    // The browser reports no events below 16 ms.
    return Math.max(16, ...longest);
  } finally {
    await context.close();
  }
}

interface Watched {
  longest: number[];
}

/** Runs in the page: records the durations of a tap's events. */
function watchEvents() {
  const longest: number[] = [];
  Object.assign(globalThis, { longest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) longest.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
