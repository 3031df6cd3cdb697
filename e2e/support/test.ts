import { type Page, test as base } from '@playwright/test';
import type { Kysely } from 'kysely';
import { openDatabase } from '../../api/open-database';
import type { Database } from '../../api/database';
import { silentLogger } from '../../tests/support/silent-logger';
import { consentName, encodeConsent } from '~/features/marketing/consent/consent';

/**
 * Playwright's `test`, in which a page that complains fails: an error on its console (a breach of the content security
 * policy is one), an uncaught error, a request that failed, an answer of 5xx. The outside world does not exist
 * (playwright.config.ts), so a request to any other site fails too; what stands in for it are services of our own. Nothing
 * is intercepted here: a browser that is asked about each request keeps no files, and takes a third longer.
 */
export const test = base.extend<
  {
    /** Complaints that this story brings about on purpose, as in `test.use({ expectedProblems: [/404/] })`. */
    expectedProblems: RegExp[];
    /** Whether pages are woken and waited for as they are opened: most stories begin with a page that is alive. */
    wakesPages: boolean;
    /** Whether the visitor has been asked about cookies before, and refused; then no notice stands in the way. */
    hasChosenCookies: boolean;
    noProblems: void;
    chosenCookies: void;
    restedPages: void;
  },
  {
    /** The running website's database. It is here, for all stories, so that those of any kind share a worker. */
    database: Kysely<Database>;
  }
>({
  database: [
    async ({}, use) => {
      const dataDir = process.env.E2E_DATA_DIR!;
      const { db, close } = await openDatabase({ dataDir, log: silentLogger, join: true });
      await use(db);
      await close();
    },
    { scope: 'worker' },
  ],
  expectedProblems: [[], { option: true }],
  wakesPages: [true, { option: true }],
  hasChosenCookies: [true, { option: true }],
  chosenCookies: [
    async ({ context, baseURL, hasChosenCookies }, use) => {
      const choice = { name: consentName, value: encodeConsent([], new Date()), url: baseURL! };
      if (hasChosenCookies) await context.addCookies([choice]);
      await use();
    },
    { auto: true },
  ],
  // What is pressed while the scripts take a page over may be another element when it is let go.
  restedPages: [
    async ({ page, javaScriptEnabled, wakesPages }, use) => {
      const goto = page.goto.bind(page);
      page.goto = async (...args) => {
        const response = await goto(...args);
        if (javaScriptEnabled !== false && wakesPages) await waitForHydration(page);
        return response;
      };
      await use();
    },
    { auto: true },
  ],
  noProblems: [
    async ({ context, javaScriptEnabled, expectedProblems }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (isPhotoInTheMaking(message.location().url, message.text())) return;
        if (message.type() === 'error' && !isGivenUp(message.text()))
          problems.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => {
        const { stack = '' } = error.error();
        if (!isGivenUp(stack)) problems.push(`uncaught: ${stack}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 500 && !isPhotoInTheMaking(response.url(), `${response.status()}`))
          problems.push(`${response.status()}: ${response.url()}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // What a page was still loading when the visitor went on is given up; without JavaScript no script is loaded.
        const givenUp = reason === 'net::ERR_ABORTED' || (reason === 'csp' && javaScriptEnabled === false);
        if (!givenUp) problems.push(`${reason}: ${request.url()}`);
      });
      await use();
      const unexpected = problems.filter((problem) => !expectedProblems.some((known) => known.test(problem)));
      if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

/** An answer that was still being read when another took its place: Remix tells of it, or lets its promise fail unheard. */
const isGivenUp = (complaint: string) => complaint.startsWith('AbortError');

/** On a fresh data folder more photos may be asked for than can wait to be made: those are answered with 503 for now. */
const isPhotoInTheMaking = (url: string, text: string) => /\/fotos\//.test(url) && text.includes('503');

/** Gives the sign of life that brings a page's scripts, once what listens for it is there. */
export async function hydrate(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => void window.dispatchEvent(new Event('scroll')));
}

/** A page wakes by itself 8 s after load, which a busy machine may need to look at it: here that timer never ends. */
export async function keepAsleep(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout;
    const longest = 7000; // in ms
    const startShort = (act: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms > longest ? 0 : start(act, ms, ...rest);
    window.setTimeout = startShort as typeof window.setTimeout;
  });
}

/** From now on only the story moves the page's clock: on a busy machine seconds pass between two lines. */
export async function stopClock(page: Page): Promise<void> {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
}

/** Wakes a page that has scripts and waits for them; where they do not come, that is the story's own matter. */
async function waitForHydration(page: Page) {
  if ((await page.locator('#page-data').count()) === 0) return;
  await hydrate(page);
  await page
    .locator('html[data-scripts]')
    .waitFor({ timeout: 5000 })
    .catch(() => {});
}

export { expect } from '@playwright/test';
