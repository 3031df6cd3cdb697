import type { Page } from '@playwright/test';
import { expect, test } from './support/account';
import { open } from './support/listing';

const profile = '/area-do-cliente/meu-perfil';
const saved = 'Seus dados foram salvos.';
const snackbar = (page: Page) => page.getByRole('status').filter({ hasText: saved });
const close = (page: Page) => page.locator('summary[aria-label="Fechar aviso"]');
const save = (page: Page) =>
  page.getByRole('region', { name: 'Dados pessoais' }).getByRole('button', { name: 'Salvar' });

test('an action message shows once on its page and can be closed', async ({ page, signedIn: _ }) => {
  await open(page, profile);
  await save(page).click();
  await expect(snackbar(page)).toBeVisible();
  await expect(snackbar(page)).toHaveCount(1);
  await expect(page).toHaveURL(`${profile}#dados`);
  await close(page).click();
  await expect(snackbar(page).getByText(saved)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(saved)).toHaveCount(0);
});

// The clock is the story's own; a mouse rests.
test('a snackbar expires, never takes focus, and waits on hover or focus', async ({ page, signedIn: _ }) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  await open(page, profile);
  await save(page).click();
  await expect(snackbar(page)).toBeVisible();
  await expect(save(page)).toBeFocused();
  await snackbar(page).getByText(saved).hover();
  // Its timer ends in the task after the frame that knows of the mouse.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
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
