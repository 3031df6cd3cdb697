import type { Page } from '@playwright/test';
import { cards, openFilter } from './support/listing';
import { expect, test, wake } from './support/test';

test.use({ wakesPages: false });

const listing = '/imoveis/venda/sao-paulo';
const awakened = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-scripts', '');
const isAsleep = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-scripts');

/** Holds back the scripts that a woken page asks for until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/frame-*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/** Opens a page that nobody has touched, and marks its document. */
async function openAsleep(page: Page, address: string) {
  await page.goto(address);
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await isAsleep(page);
}
const isFirst = (page: Page) => page.evaluate(() => 'isFirst' in window);

test('a page that nobody touches runs no scripts, and fetches one that all pages share', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  await page.goto(listing);
  const one = [expect.stringMatching(/^\/assets\/libraries-/)];
  await expect.poll(() => asked).toEqual(one);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(one);
  await isAsleep(page);
  const afterAll = await page.evaluate((path) => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.getEntriesByName(location.origin + path)[0]!.startTime - document!.loadEventStart;
  }, asked[0]!);
  expect(afterAll, 'only once the pictures are drawn').toBeGreaterThanOrEqual(500);
  await wake(page);
  await awakened(page);
  expect(asked.length).toBeGreaterThan(3);
});

test('a press in the very moment that React is asked for the page brings it alive, and breaks nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window);
    // The page comes alive when the browser is idle (app/entry.client.tsx): pressed until it has.
    window.requestIdleCallback = (begin, options) =>
      whenIdle(async (deadline) => {
        begin(deadline);
        for (let press = 0; press < 100 && !('scripts' in document.documentElement.dataset); press += 1) {
          document.querySelector('h1')!.click();
          await Promise.resolve();
        }
      }, options);
  });
  await page.goto(listing);
  await wake(page);
  await awakened(page);
  await openFilter(page, 'Preço');
});

test('who reloads stands where they stood before any file of scripts has come', async ({ page }) => {
  await page.goto(listing);
  await wake(page);
  await awakened(page);
  await page.evaluate(() => scrollTo(0, 1500));
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  await isAsleep(page);
  letGo();
  await awakened(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});

test('the map is drawn without a touch: it is what its visitor came for', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'visualizacao', value: 'Im1hcGEi', url: baseURL! }]);
  await page.goto(listing);
  await awakened(page);
});

test('the menu and the sheets of the filters open at once, and their number comes with the scripts @mobile', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await openAsleep(page, listing);
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await expect(page.locator('.lateral')).toBeVisible();
  await page.keyboard.press('Escape');
  const panel = await openFilter(page, 'Tipo');
  await panel.getByLabel('Casa', { exact: true }).check();
  await isAsleep(page);
  letGo();
  await awakened(page);
  await expect(panel.locator('button[data-count]')).toHaveText(/^Ver [\d.]+ imóve/);
  expect(await isFirst(page)).toBe(true);
});

test('a button that is nothing without scripts does what it is for as soon as they are there', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await openAsleep(page, '/sobre-nos/nossa-historia');
  const button = page.locator('.menu__abre').first();
  await button.focus();
  await button.press('Enter');
  await isAsleep(page);
  letGo();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a heart that is pressed before the scripts run is answered on the same page @js @mobile', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await openAsleep(page, listing);
  await cards(page).first().getByRole('button', { name: 'Adicionar aos favoritos' }).click();
  await isAsleep(page);
  letGo();
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  expect(await isFirst(page)).toBe(true);
});

for (const rate of [6, 20])
  test(`a processor ${rate} times slower answers an early heart on the same page @mobile`, async ({
    page,
  }) => {
    test.slow();
    const phone = await page.context().newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate });
    await openAsleep(page, listing);
    await cards(page).first().getByRole('button', { name: 'Adicionar aos favoritos' }).tap();
    const isAnswered = page.getByRole('dialog', { name: 'Entrar' }).waitFor();
    // Such a page takes several times as long as this to come alive.
    await Promise.race([isAnswered, page.waitForURL(/auth=true/)]);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    expect(await isFirst(page)).toBe(true);
  });

test('where the scripts do not come, a heart goes as a plain form', async ({ page }) => {
  await holdScripts(page);
  await openAsleep(page, listing);
  await cards(page).first().getByRole('button', { name: 'Adicionar aos favoritos' }).click();
  await expect(page).toHaveURL(/[?&]auth=true/);
});

test('a link that is pressed before the scripts run goes there, and the way back leads to the search', async ({
  page,
}) => {
  await holdScripts(page);
  await openAsleep(page, `${listing}?ordenacao=quartos&direcao=desc`);
  await page.unroute('**/assets/frame-*.js');
  await cards(page).first().locator(':is(h2, h3) a').click();
  await expect(page).toHaveURL(/\/(?:novo|usado)\//);
  await wake(page);
  await awakened(page);
  await page.locator('[data-return]').first().click();
  await expect(page).toHaveURL(/ordenacao=quartos&direcao=desc/);
});

/** Whether the browser has laid out what the page holds, when a mouse asks what lies under it. */
const isLaidOut = (page: Page) =>
  page.evaluate(() => {
    document.elementFromPoint(100, 100);
    return document.querySelector('h1')!.checkVisibility({ contentVisibilityAuto: true });
  });

test('a mouse over a page whose styles are still to come has nothing laid out without them', async ({
  page,
}) => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.css', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(listing, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  expect(await isLaidOut(page)).toBe(false);
  letGo();
  await expect.poll(() => isLaidOut(page)).toBe(true);
});

test.describe('where the styles do not come', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('the page is read without them', async ({ page }) => {
    await page.route('**/assets/*.css', (route) => route.abort());
    await page.goto(listing);
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeInViewport();
    await expect.poll(() => isLaidOut(page)).toBe(true);
  });
});
