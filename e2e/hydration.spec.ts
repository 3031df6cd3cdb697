import type { Page } from '@playwright/test';
import { cards, openFilter } from './support/listing';
import { expect, test, hydrate, keepAsleep, stopClock } from './support/test';

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

test('an untouched page runs no scripts and fetches only the shared one', async ({ page }) => {
  await keepAsleep(page);
  const scriptPaths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scriptPaths.push(new URL(request.url()).pathname);
  });
  await page.goto(listing);
  const one = [expect.stringMatching(/^\/assets\/libraries-/)];
  await expect.poll(() => scriptPaths).toEqual(one);
  await page.waitForLoadState('networkidle');
  expect(scriptPaths).toEqual(one);
  await isAsleep(page);
  const afterAll = await page.evaluate((path) => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.getEntriesByName(location.origin + path)[0]!.startTime - document!.loadEventStart;
  }, scriptPaths[0]!);
  expect(afterAll, 'only once the pictures are drawn').toBeGreaterThanOrEqual(500);
  await hydrate(page);
  await awakened(page);
  expect(scriptPaths.length).toBeGreaterThan(3);
});

test('a click during the idle callback hydrates the page without errors', async ({ page }) => {
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
  await hydrate(page);
  await awakened(page);
  await openFilter(page, 'Preço');
});

test('a reload restores the scroll position before scripts arrive', async ({ page }) => {
  await page.goto(listing);
  await hydrate(page);
  await awakened(page);
  await page.evaluate(() => scrollTo(0, 1500));
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  // The browser itself may have moved the page a little, where a part above has changed its height.
  const left = await page.evaluate(
    (name): number => JSON.parse(sessionStorage.getItem(name)!)[history.state.key],
    'positions',
  );
  expect(Math.abs(left - 1500)).toBeLessThan(100);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await isAsleep(page);
  letGo();
  await awakened(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(left);
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

test('menu and filter sheets open before scripts; counts follow @mobile', async ({ page }) => {
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

test('a script-only button acts as soon as the scripts are loaded', async ({ page }) => {
  const letGo = await holdScripts(page);
  await openAsleep(page, '/sobre-nos/nossa-historia');
  const button = page.locator('.menu__abre').first();
  await button.focus();
  await button.press('Enter');
  await isAsleep(page);
  letGo();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a favorite button pressed before hydration opens sign-in @js @mobile', async ({ page }) => {
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
    await Promise.race([isAnswered, page.waitForRequest(/auth=true/)]);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    expect(await isFirst(page)).toBe(true);
  });

test('where the scripts do not come, a heart goes as a plain form', async ({ page }) => {
  await holdScripts(page);
  await openAsleep(page, listing);
  const document = page.waitForRequest(/[?&]auth=true/);
  await cards(page).first().getByRole('button', { name: 'Adicionar aos favoritos' }).click();
  await document;
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
});

test('the parameters of the sign-in dialog leave the address at once', async ({ page }) => {
  await holdScripts(page);
  // The window takes the focus, which brings the scripts: they are held, and with them the load event.
  await page.goto(`${listing}?suites=2&auth=true&email=clara@exemplo.com`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  await expect(page).toHaveURL(`${listing}?suites=2`);
});

test('an untouched page wakes 8 s after load', async ({ page }) => {
  await stopClock(page);
  await page.goto(listing);
  await page.waitForLoadState('load');
  await page.clock.runFor(7400);
  await isAsleep(page);
  await page.clock.runFor(600);
  await expect
    .poll(async () => {
      // What follows waits for frames and idle time of the same clock.
      await page.clock.runFor(50);
      return page.locator('html').getAttribute('data-scripts');
    })
    .toBe('');
});

test('a link pressed before hydration works, and the return link too', async ({ page }) => {
  await holdScripts(page);
  await openAsleep(page, `${listing}?ordenacao=quartos&direcao=desc`);
  await page.unroute('**/assets/frame-*.js');
  await cards(page).first().locator(':is(h2, h3) a').click();
  await expect(page).toHaveURL(/\/(?:novo|usado)\//);
  await hydrate(page);
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

test('does not lay the page out on hover before its styles arrive', async ({ page }) => {
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

test.describe('a client navigation that fails', () => {
  test.use({ wakesPages: true, expectedProblems: [/50[03]|SyntaxError/] });

  test('gives the error page its own head, and back the old one', async ({ page }) => {
    await page.goto(listing);
    const title = await page.title();
    const canonical = page.locator('head > link[rel=canonical]');
    await expect(canonical).toHaveCount(1);
    await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await cards(page).first().locator(':is(h2, h3) a').click();
    await expect(page).not.toHaveTitle(title);
    await expect(canonical).toHaveCount(0);
    await expect(page.locator('head > title')).toHaveCount(1);
    await page.unroute('**/*.data*');
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expect(canonical).toHaveCount(1);
  });
});
