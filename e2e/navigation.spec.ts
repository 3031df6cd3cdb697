import type { Page } from '@playwright/test';
import { heading, open, waitForHydration } from './support/listing';
import { expect, test } from './support/test';

/** A page whose every link leads to listings, and whose header leads home. */
const index = '/keyword';
const toListing = (page: Page) => page.locator('main a[href^="/imoveis"]').first();

test('navigation moves focus, announces the title; Back restores the scroll', async ({ page }) => {
  await open(page, index);
  const link = page.locator('main a[href^="/imoveis"]').last();
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(200);
  await link.click();
  await expect(page).toHaveURL(/\/imoveis/);
  await expect(page.locator('#conteudo')).toBeFocused();
  await expect(page.locator('#anuncio')).toHaveText(await page.title());
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(index);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('pages fade into each other, and do not where motion is unwelcome', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.setAttribute('data-fades', '');
      return start(update);
    };
  });
  for (const [reducedMotion, fades] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, index);
    await toListing(page).click();
    await expect(page).toHaveURL(/\/imoveis/);
    await expect(page.locator('html[data-fades]')).toHaveCount(fades);
  }
});

test('what is pressed while one page fades into the next is not lost', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const fade = start(update);
      // It stays half done.
      void fade.ready.then(() => {
        const { dataset } = document.documentElement;
        dataset.held = document
          .getAnimations()
          .map((each) => (each.pause(), pictureOf(each)))
          .join();
      });
      return fade;
    };
    const pictureOf = ({ effect }: Animation) => (effect as KeyframeEffect | null)?.pseudoElement;
  });
  await open(page, index);
  await toListing(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-held', /::view-transition-old/);
  await page.locator('.fil > summary').first().click();
  await expect(page.locator('.fil[open]')).toBeVisible();
});

// A pointer rests.
test('a page that is pointed at is fetched ahead, unless data is to be saved', async ({ page }) => {
  await page.addInitScript(() => {
    const saveData = location.search === '?poupar';
    Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' } });
    new MutationObserver(() => {
      if (!document.querySelector('link[rel="modulepreload"][href*="nossa-historia"]')) return;
      document.documentElement.dataset.ahead = '1';
    }).observe(document, { childList: true, subtree: true });
  });
  const ahead = () => page.locator('html').getAttribute('data-ahead');
  for (const [query, isAhead] of [
    ['', '1'],
    ['?poupar', null],
  ] as const) {
    await open(page, `/sobre-nos/a-bossa-nova${query}`);
    const link = page.locator('main .saidas').getByRole('link', { name: 'Nossa história' });
    expect(await ahead()).toBeNull();
    await link.hover();
    if (isAhead) await expect.poll(ahead).toBe(isAhead);
    await link.click();
    await expect(page).toHaveURL('/sobre-nos/nossa-historia');
    expect(await ahead()).toBe(isAhead);
  }
});

test.describe('a page whose data does not come', () => {
  test.use({ expectedProblems: [/ERR_FAILED|Failed to fetch|\.data/] });
  test('is answered by the error page, and the loading bar says that it failed', async ({ page }) => {
    await open(page, index);
    await page.route('**/*.data*', (route) => route.abort());
    await toListing(page).click();
    await expect(page.locator('html[data-carregando="falhou"]')).toHaveCount(1);
    await expect(heading(page)).toHaveText('Algo de errado ocorreu.');
    await expect(page.locator('html[data-carregando]')).toHaveCount(0);
  });
});

test('the loading bar is seen only where a page takes longer than a moment', async ({ page }) => {
  await open(page, index);
  const bar = () => page.evaluate(() => getComputedStyle(document.documentElement, '::after').animationDelay);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/*.data*', async (route) => {
    await held;
    await route.continue();
  });
  await toListing(page).click();
  await expect(page.locator('html[data-carregando=""]')).toHaveCount(1);
  expect(await bar()).toBe('0.2s');
  answer();
  await waitForHydration(page);
  await expect(page.locator('html[data-carregando]')).toHaveCount(0);
});

test('public pages can be kept by the browser for going back', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const address of ['/imoveis', index]) {
    const response = await open(page, address);
    expect(response!.headers()['cache-control']).not.toContain('no-store');
    const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId! });
    // `beforeunload` does not keep a browser from it (e2e/browsers goes back).
    expect(listeners.map(({ type }) => type)).not.toContain('unload');
  }
});
