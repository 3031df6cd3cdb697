import type { Locator, Page } from '@playwright/test';
import { extensions, type Extension } from './support/foreign/extensions';
import { translate } from './support/foreign/translate';
import { cardLinks, heading, openSearch } from './support/listing';
import { expect, hydrate, test } from './support/test';

/** Lane `extensions` of `npm run test:all`: foreign nodes and translation, before and after hydration. */
// Scripts of an extension may add styles that the page's own may not.
test.use({ wakesPages: false, expectedProblems: [/Applying inline style/] });

const listing = '/imoveis/venda/sao-paulo/apartamento';

const searchField = (page: Page) =>
  page.getByRole('search').locator('input:not([type=hidden], [type=radio])').locator('visible=true').first();

/** One press closes the suggestions, one the strip. */
async function closeSearch(page: Page) {
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Escape');
  await expect(searchField(page)).toHaveCount(0);
}

interface TestedPage {
  path: (page: Page) => Promise<string>;
  field: (page: Page) => Locator;
  /** Brings the field, where it is not there from the start, and takes it away again: it lies over links. */
  show?: (page: Page) => Promise<void>;
  hide?: (page: Page) => Promise<void>;
}

/** Pages with a field that keeps what is typed. */
const pages: Record<string, TestedPage> = {
  home: { path: async () => '/', field: searchField },
  listing: { path: async () => listing, field: searchField, show: openSearch, hide: closeSearch },
  property: {
    async path(page) {
      await page.goto(listing);
      return (await cardLinks(page).first().getAttribute('href'))!;
    },
    field: (page) => page.locator('#visita-nome'),
  },
  contact: { path: async () => '/sobre-nos/contato', field: (page) => page.locator('#contato-nome') },
  'sign-in': {
    path: async () => '/area-do-cliente/login',
    field: (page) => page.getByLabel('E-mail').first(),
  },
};

/** Holds the scripts back until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/frame-*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return () => release();
}

const isHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-scripts', '');
const typed = 'Clara Nunes';

/** Remembers the node, to see that React takes it over. */
const remember = (field: Locator) =>
  field.evaluate((node) => void Object.assign(window, { remembered: node }));
const isRemembered = (field: Locator) => field.evaluate((node) => node === Reflect.get(window, 'remembered'));
const translatedLink = (page: Page) =>
  page.locator('a[href^="/"]:not([target])', { hasText: '[en]' }).locator('visible=true').first();
const countOfForeign = (page: Page) =>
  page.locator('[data-lastpass-icon-root], #app > div:empty:first-child, main span:has(> img)').count();

for (const [name, { path, field: fieldOf, show, hide }] of Object.entries(pages))
  test.describe(`the ${name} page @extensions`, () => {
    test('keeps input, focus and foreign nodes when it is hydrated', async ({ page }) => {
      test.slow();
      const address = await path(page);
      for (const kind of Object.keys(extensions) as Extension[])
        await test.step(kind, async () => {
          const release = await holdScripts(page);
          // Held scripts hold the load event of a page that was open before.
          await page.goto(address, { waitUntil: 'domcontentloaded' });
          const field = fieldOf(page);
          await show?.(page);
          await field.fill(typed);
          await page.evaluate(extensions[kind]);
          const foreign = await countOfForeign(page);
          await remember(field);
          release();
          await isHydrated(page);
          await expect(field).toHaveValue(typed);
          await expect(field).toBeFocused();
          expect(await isRemembered(field), 'React takes the page over as it is').toBe(true);
          expect(await countOfForeign(page)).toBe(foreign);
          await page.unroute('**/assets/frame-*.js');
        });
    });

    test('works on with extensions that come later', async ({ page }) => {
      await page.goto(await path(page));
      await hydrate(page);
      await isHydrated(page);
      const field = fieldOf(page);
      await show?.(page);
      await field.fill(typed);
      for (const change of Object.values(extensions)) await page.evaluate(change);
      await expect(field).toHaveValue(typed);
      await expect(field).toBeFocused();
      await field.press('End');
      await field.press('a');
      await expect(field).toHaveValue(`${typed}a`);
      await hide?.(page);
      await page.getByRole('link', { name: 'Sobre nós' }).locator('visible=true').first().click();
      await expect(page).toHaveURL(/a-bossa-nova/);
      await page.goBack();
      await expect(heading(page).first()).toBeVisible();
      await show?.(page);
      await expect(fieldOf(page)).toBeVisible();
    });

    test('stays a translated document, and its links work', async ({ page }) => {
      const address = await path(page);
      const release = await holdScripts(page);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const field = fieldOf(page);
      await show?.(page);
      await field.fill(typed);
      await page.evaluate(translate);
      release();
      await expect(page.locator('html')).toHaveAttribute('data-sem-scripts', '');
      await expect(heading(page).first()).toContainText('[en]');
      await expect(field).toHaveValue(typed);
      await page.evaluate(() => Object.assign(window, { isOld: true }));
      await hide?.(page);
      await translatedLink(page).click();
      await expect(page).not.toHaveURL(address);
      expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
    });

    test('keeps working with a translation that comes later', async ({ page }) => {
      await page.goto(await path(page));
      await hydrate(page);
      await isHydrated(page);
      const field = fieldOf(page);
      await show?.(page);
      await field.fill(typed);
      await page.evaluate(translate);
      await expect(field).toHaveValue(typed);
      await expect(field).toBeFocused();
      await expect(heading(page).first()).toContainText('[en]');
      await page.evaluate(() => Object.assign(window, { isOld: true }));
      const before = page.url();
      await hide?.(page);
      await translatedLink(page).click();
      await expect(page).not.toHaveURL(before);
      // A client navigation is translated too; a new document would be by the browser.
      if (await page.evaluate(() => 'isOld' in window))
        await expect(heading(page).first()).toContainText('[en]');
      await page.goBack();
      await expect(heading(page).first()).toBeVisible();
      await show?.(page);
      await expect(fieldOf(page)).toBeVisible();
    });
  });

test('a listing translated after hydration follows its links @extensions', async ({ page }) => {
  await page.goto(listing);
  await hydrate(page);
  await isHydrated(page);
  await page.evaluate(translate);
  await page.getByRole('button', { name: '[en]Lista', exact: true }).click();
  await expect(page.locator('.cards--lista')).toBeVisible();
  const title = await cardLinks(page).first().innerText();
  expect(title).toContain('[en]');
  await cardLinks(page).first().click();
  await expect(page).toHaveURL(/\/imovel\/|\/(?:novo|usado)\//);
  await expect(heading(page)).toContainText('[en]');
  await page.goBack();
  await expect(cardLinks(page).first()).toHaveText(title);
});
