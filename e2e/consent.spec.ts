import type { Locator, Page } from '@playwright/test';
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

/** Ends the delay of the notice, 8 s after load by the page's styles, with or without scripts. */
async function showNotice(page: Page) {
  const element = page.locator('.biscoito');
  await page.waitForLoadState('load');
  await expect(element).toBeHidden();
  const delays = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      if (!target?.matches('.biscoito, #app')) return [];
      const { delay } = animation.effect!.getTiming();
      animation.finish();
      return [delay];
    }),
  );
  expect(delays).toEqual([8000, 8000]);
  await expect(notice(page)).toBeVisible();
}

async function openNotice(page: Page) {
  await open(page, '/imoveis');
  await showNotice(page);
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

test('refusing is as easy as accepting, stores nothing and is remembered', async ({ page }, { project }) => {
  await openNotice(page);
  await looksAlike(page);
  expect(await violations(page, '.biscoito')).toEqual([]);
  await test.info().attach(project.name, { body: await page.screenshot(), contentType: 'image/png' });
  expect(await consent(page)).toBeUndefined();
  await notice(page).getByRole('button', { name: 'Recusar' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(await consent(page)).toBe('');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.biscoito')).toHaveCount(0);
});

test('the notice covers no button of a form', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [390, 600],
    [1440, 900],
    [1440, 620],
  ] as const)
    for (const path of ['/area-do-cliente/login', '/sobre-nos/contato', '/imovel-desejado']) {
      await page.setViewportSize({ width, height });
      await open(page, path);
      await showNotice(page);
      const send = page.locator('main form button[type=submit], main form button:not([type])').last();
      await send.scrollIntoViewIfNeeded();
      // The notice gives way in the frame after the scroll.
      await expect.poll(() => isCovered(send), `${path} at ${width} x ${height}`).toBe(false);
    }
});

/** By the notice. */
const isCovered = (button: Locator) =>
  button.evaluate((element) => {
    const [box, over] = [element, document.querySelector('.biscoito')!].map((each) =>
      each.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    const isBeside = box.right <= over.left || box.left >= over.right;
    return !isBeside && box.top < over.bottom && box.bottom > over.top;
  });

test('makes room for a button that a longer form moves beneath it @mobile', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/sobre-nos/contato');
  await showNotice(page);
  const send = page.locator('main form button[type=submit], main form button:not([type])').last();
  await send.evaluate((button) => {
    const { top } = document.querySelector('.biscoito')!.getBoundingClientRect();
    scrollBy({ top: button.getBoundingClientRect().bottom - top + 8, behavior: 'instant' });
  });
  await expect.poll(() => isCovered(send)).toBe(false);
  await send.evaluate((button) => (button.style.marginTop = '6rem'));
  await expect.poll(() => isCovered(send)).toBe(false);
});

test('sets each category alone and changes it later @js @no-js @main', async ({ page }, { project }) => {
  await openNotice(page);
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

test('stores the view beyond the session only after Ok', async ({ page }) => {
  const view = async () => (await page.context().cookies()).find(({ name }) => name === 'visualizacao');
  await openNotice(page);
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
    await openNotice(page);
    await notice(page).getByRole('button', { name: 'Ok' }).click();
    await expect(page.getByRole('alert')).toHaveText(/Não foi possível completar a ação/);
    await expect(notice(page)).toBeVisible();
    expect(await consent(page)).toBeUndefined();
  });
});
