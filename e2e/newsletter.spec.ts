import type { Page } from '@playwright/test';
import { linkInEmail } from './support/account';
import { violations } from './support/accessibility';
import { open } from './support/listing';
import { expect, test } from './support/test';

const newEmail = () => `clara-${Date.now()}-${Math.floor(Math.random() * 1e6)}@exemplo.com.br`;
const assinar = (page: Page, form: string) =>
  page.locator(`#${form}`).getByRole('button', { name: 'Assinar' });
const isAccessible = async (page: Page) => {
  expect(await violations(page, 'main')).toEqual([]);
};
async function fill(page: Page, form: string, email: string, name = 'Clara Nunes') {
  await page.locator(`#${form}-nome`).fill(name);
  await page.locator(`#${form}-email`).fill(email);
}
/** Opens the newest letter's link and presses its button. */
async function confirm(page: Page, email: string) {
  const { pathname, search } = await linkInEmail(email, 'subscription');
  await open(page, pathname + search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmar sua assinatura?');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Confirmar assinatura' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assinatura confirmada.');
  await isAccessible(page);
}

test('the footer newsletter thanks in place and is confirmed by e-mail', async ({ page }) => {
  const email = newEmail();
  await open(page, '/sobre-nos/contato');
  await fill(page, 'newsletter', email);
  await assinar(page, 'newsletter').click();
  const thanks = page.getByText('Obrigado por se cadastrar em nossa newsletter').first();
  await expect(thanks).toBeVisible();
  await expect(thanks).toContainText('abra a carta que enviamos e confirme');
  await expect(page).toHaveURL('/sobre-nos/contato');
  await confirm(page, email);
  await expect(page.getByText('Você vai receber a newsletter.')).toBeVisible();
});
