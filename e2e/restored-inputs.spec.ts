import type { Page } from '@playwright/test';
import { open, sortBy, waitForHydration } from './support/listing';
import { expect, test } from './support/test';

const contact = '/sobre-nos/contato';
const country = (page: Page) => page.getByRole('button', { name: /^País do telefone/ });

test('restores typed input after Back, with the phone country', async ({ page }) => {
  await open(page, contact);
  await page.locator('#contato-nome').fill('Clara Nunes');
  await page.getByLabel('Mensagem').fill('Quero visitar uma casa.');
  await page.getByText('Vender').click();
  await country(page).click();
  await page.getByRole('combobox', { name: 'Buscar país' }).fill('portug');
  await page.keyboard.press('Enter');
  await page.locator('[name="telefone.numero"]').fill('912 345 678');
  await page.getByRole('link', { name: 'política de privacidade' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacidade/i);
  await page.goBack();
  await expect(page.locator('#contato-nome')).toHaveValue('Clara Nunes');
  await expect(page.getByLabel('Mensagem')).toHaveValue('Quero visitar uma casa.');
  await expect(page.getByLabel('Vender')).toBeChecked();
  await expect(country(page)).toHaveAccessibleName('País do telefone: Portugal, +351');
  await expect(page.locator('[name="telefone.numero"]')).toHaveValue('912 345 678');
});

test('a phone’s country that is chosen before the scripts run stays', async ({ context, baseURL }) => {
  // A page of its own: the fixture's waits for its scripts.
  const page = await context.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(baseURL + contact, { waitUntil: 'commit' });
  await page.getByLabel('País do telefone').selectOption('PT');
  release();
  await waitForHydration(page);
  await expect(country(page)).toHaveAccessibleName('País do telefone: Portugal, +351');
});

test.describe('where scripts are allowed and do not come', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });
  test('an order is a link, and nothing is offered that only scripts could do', async ({
    context,
    baseURL,
  }) => {
    const page = await context.newPage();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${baseURL}/imoveis/venda/sao-paulo`);
    await sortBy(page, 'Maior preço');
    await expect(page).toHaveURL(/direcao=desc/);
    await page.locator('[data-results] > article h2 a').first().click();
    await page.getByRole('button', { name: 'Compartilhar' }).first().click();
    await expect(page.getByLabel('Link do imóvel')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copiar' })).toBeHidden();
  });
});
