import type { Page } from '@playwright/test';
import { mainSearch, open } from './support/listing';
import { expect, test } from './support/test';

const askedToSignIn = 'Para guardar este imóvel nos favoritos é preciso entrar na sua conta.';
const snackbar = (page: Page) => page.getByRole('status').filter({ hasText: askedToSignIn });
const close = (page: Page) => page.locator('summary[aria-label="Fechar aviso"]');
const pressHeart = (page: Page) =>
  page
    .getByRole('button', { name: /favoritos/ })
    .first()
    .click();

test('a message that an action leaves is shown once on the page that follows, and can be closed', async ({
  page,
}) => {
  await open(page, mainSearch);
  await pressHeart(page);
  await expect(snackbar(page)).toBeVisible();
  await expect(snackbar(page)).toHaveCount(1);
  await close(page).click();
  await expect(snackbar(page).getByText(askedToSignIn)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(askedToSignIn)).toHaveCount(0);
});

test('a code that is not on offer says so in a window that leads on', async ({ page }) => {
  await page.goto('/imoveis?filtrar=1&local=99999999');
  const message = page.getByRole('status').filter({ hasText: 'não está mais disponível' });
  await expect(message).toBeVisible();
  await message.getByRole('link', { name: 'Ver mais imóveis' }).click();
  await expect(page).toHaveURL(/\/imoveis$/);
  await expect(page.getByText('não está mais disponível')).toHaveCount(0);
});

// The clock is the story's own; a mouse rests.
test('a message goes by itself, never takes the focus, and waits while it is pointed at or has the focus @js @desktop', async ({
  page,
}) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  await open(page, mainSearch);
  await pressHeart(page);
  await expect(snackbar(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /favoritos/ }).first()).toBeFocused();
  await snackbar(page).getByText(askedToSignIn).hover();
  await page.clock.pauseAt(start + 600_000);
  await expect(snackbar(page)).toBeVisible();
  await close(page).focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(60_000);
  await expect(snackbar(page)).toBeVisible();
  await close(page).blur();
  await page.clock.runFor(7000);
  await expect(snackbar(page)).toHaveCount(0);
});
