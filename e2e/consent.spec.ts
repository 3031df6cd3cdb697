import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { hasScripts, open } from './support/listing';
import { expect, test } from './support/test';

test.use({ hasChosenCookies: false });

const notice = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' });
/** A window over the page; without scripts a part of the privacy page. */
const preferences = (page: Page) =>
  page.getByRole(hasScripts() ? 'dialog' : 'region', { name: 'Preferências de cookies' });
const saved = (page: Page) => page.getByText('Sua escolha de cookies foi guardada.');
const consent = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'consentimento')?.value.slice(13);

/** Opens the listing and waits for the notice: it stands there without scripts, and comes after 8 s with them. */
async function beAsked(page: Page) {
  if (hasScripts()) await page.clock.install();
  await open(page, '/imoveis');
  if (hasScripts()) {
    await expect(notice(page)).toHaveCount(0);
    await page.clock.runFor(8000);
  }
  await expect(notice(page)).toBeVisible();
}

/** How a control looks, as far as it could say that one answer is better than another. */
const look = (page: Page, name: string) =>
  notice(page)
    .getByRole('button', { name, exact: true })
    .evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
      return { width, height, color, backgroundColor, fontSize, fontWeight, borderColor };
    });

/** Neither answer looks better than the other, on a large screen and on a phone. */
async function looksAlike(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await look(page, 'Recusar'), `at ${width} px`).toEqual(await look(page, 'Ok'));
  }
}

test('to refuse is as easy as to accept, nothing optional is stored, and nobody is asked twice', async ({
  page,
}, { project }) => {
  await beAsked(page);
  await looksAlike(page);
  expect(await violations(page, '.biscoito')).toEqual([]);
  await test.info().attach(project.name, { body: await page.screenshot(), contentType: 'image/png' });
  expect(await consent(page)).toBeUndefined();
  await notice(page).getByRole('button', { name: 'Recusar' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(await consent(page)).toBe('');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scripts', '');
  await page.clock.runFor(9000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('each category is chosen by itself, and the choice can be seen and changed @js @no-js @main', async ({
  page,
}, { project }) => {
  await beAsked(page);
  await looksAlike(page);
  await notice(page).getByRole('link', { name: 'Escolher' }).click();
  await expect(preferences(page)).toBeVisible();
  const box = (name: string) => preferences(page).getByRole('checkbox', { name });
  await expect(box('Necessários')).toBeDisabled();
  await expect(box('Necessários')).toBeChecked();
  for (const name of ['Preferências', 'Estatísticas', 'Marketing']) await expect(box(name)).not.toBeChecked();
  await test.info().attach(project.name, { body: await page.screenshot(), contentType: 'image/png' });
  if (hasScripts()) expect(await violations(page, '#janela-cookies')).toEqual([]);
  await box('Estatísticas').check();
  await preferences(page).getByRole('button', { name: 'Salvar escolha' }).click();
  await expect(saved(page)).toBeVisible();
  if (hasScripts()) await expect(preferences(page)).toBeHidden();
  else await expect(box('Estatísticas')).toBeChecked();
  expect(await consent(page)).toBe('estatisticas');
});

test('with Ok the view of listings is kept for later, without it only for now', async ({ page }) => {
  const view = async () => (await page.context().cookies()).find(({ name }) => name === 'visualizacao');
  await beAsked(page);
  await page.getByRole('button', { name: 'Lista', exact: true }).click();
  await expect(page.locator('.cards--lista')).toBeVisible();
  expect(await view()).toMatchObject({ expires: -1 });
  await notice(page).getByRole('button', { name: 'Ok' }).click();
  await expect(saved(page)).toBeVisible();
  expect(await consent(page)).toBe('preferencias');
  await page.getByRole('button', { name: 'Grade', exact: true }).click();
  await expect(page.locator('.cards--lista')).toHaveCount(0);
  expect((await view())!.expires).toBeGreaterThan(Date.now() / 1000);
});

test.describe('where the choice cannot be sent', () => {
  test.use({ expectedProblems: [/ERR_FAILED|recursos\/cookies/] });
  test('the visitor is told, and still asked', async ({ page }) => {
    await page.route('**/recursos/cookies', (route) => route.abort());
    await beAsked(page);
    await notice(page).getByRole('button', { name: 'Ok' }).click();
    await expect(page.getByRole('alert')).toHaveText(/Não foi possível completar a ação/);
    await expect(notice(page)).toBeVisible();
    expect(await consent(page)).toBeUndefined();
  });
});
