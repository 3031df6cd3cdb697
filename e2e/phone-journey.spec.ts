import type { Locator, Page } from '@playwright/test';
import { cardLinks, heading, open, filtersButton } from './support/listing';
import { expect, test } from './support/test';

/** Counts what a finger does; what is typed or swiped is no tap. */
function finger() {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (what: Locator) => {
      taps += 1;
      await what.click();
    },
  };
}

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test('search, photos, contact, visit: 13 taps and one load @mobile @main', async ({ page, context }) => {
  const { tap, taps } = finger();
  await open(page, '/');
  await mark(page);
  const search = page.getByRole('main').getByRole('search');
  await tap(search.getByLabel('Onde você quer morar'));
  await page.keyboard.type('itaim');
  await tap(search.getByRole('option', { name: /Itaim Bibi/ }).first());
  await expect(heading(page)).toContainText('Itaim Bibi');

  await tap(filtersButton(page));
  const drawer = page.locator('#mais-filtros');
  await tap(drawer.getByLabel('Máximo'));
  await page.keyboard.type('5000000');
  await tap(drawer.getByRole('group', { name: 'Suítes' }).getByText('3+', { exact: true }));
  await tap(drawer.getByLabel('Terraço ou varanda'));
  const see = drawer.getByRole('button', { name: /^Ver \d/ });
  const count = Number((await see.innerText()).replace(/\D/g, ''));
  await tap(see);
  await expect(page).toHaveURL(/suites=3/);
  await expect(drawer).toBeHidden();
  await expect(heading(page)).toHaveText(new RegExp(`^${count}\\s`));

  await tap(cardLinks(page).first());
  await expect(page.getByRole('link', { name: 'Agendar visita' })).toBeVisible();
  await tap(page.getByRole('link', { name: /^Ver as \d+ fotos/ }));
  const viewer = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: /Fechar/ }) });
  await expect(viewer.locator('img').first()).toBeVisible();
  await tap(viewer.getByRole('button', { name: /Fechar/ }).first());

  // What opens beside the page is another's; the words that go along are ours.
  await context.route(/wa\.me/, (route) => route.fulfill({ body: 'ok' }));
  const opened = context.waitForEvent('page');
  await tap(page.getByRole('link', { name: /Conversar por WhatsApp/ }));
  expect(decodeURIComponent((await opened).url())).toMatch(/wa\.me\/\d+\?text=.*código BN\d+/);
  await (await opened).close();

  await tap(page.getByRole('link', { name: 'Agendar visita' }));
  await tap(page.locator('#visita .dias label').first());
  await expect(page.locator('#visita .dias input').first()).toBeChecked();
  expect(taps()).toBeLessThanOrEqual(13);
  expect(await isMarked(page)).toBe(true);
});
