import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** The support fails a story whose page reports an error in the console. */
test.use({ hasChosenCookies: false });

const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const throwing = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: throwing, configurable: true });
  });

const wake = async (page: Page) => {
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 340);
  await expect(page.locator('html')).toHaveAttribute('data-scripts', '');
};

test('pages work without an error where storage is blocked', async ({ page }) => {
  await blockStorage(page);
  for (const path of ['/', '/sobre-nos/contato', '/area-do-cliente/login', '/imoveis?utm_source=carta']) {
    await page.goto(path);
    await wake(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Carregar mais' }).click();
  await expect(page.locator('.card').nth(9)).toBeVisible();
  await page.locator('.card a').first().click();
  await expect(page).toHaveURL(/\/(?:novo|usado)\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/imoveis/);
  await page.reload();
  await wake(page);
});

test('the cookie notice closes for the page where cookies are blocked', async ({ page }) => {
  await blockStorage(page);
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {}, configurable: true }),
  );
  await page.clock.install();
  await page.goto('/imoveis');
  await wake(page);
  await page.clock.runFor(8000);
  const notice = page.getByRole('region', { name: 'Aviso de cookies' });
  await notice.getByRole('button', { name: 'Ok' }).click();
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('alert')).toBeEmpty();
});
