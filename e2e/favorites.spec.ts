import type { Page } from '@playwright/test';
import { standsInNobodysWay } from './support/accessibility';
import { expect, test } from './support/account';
import { cards, hasScripts, heading, open } from './support/listing';

const search = '/imoveis/venda/sao-paulo/apartamento?pagina=2';
const favourites = '/area-do-cliente/meus-favoritos';
const heartOf = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole('button', { name: /^Adicionar aos favoritos/ });
const isPressed = (page: Page, index: number, pressed = true) =>
  expect(heartOf(page, index)).toHaveAttribute('aria-pressed', String(pressed));
const titleOf = (page: Page, index: number) => cards(page).nth(index).getByRole('heading').innerText();

test('a heart that was pressed signed out: signing in keeps the property, on the page where it was pressed @main', async ({
  page,
  account,
}) => {
  await open(page, search);
  const title = await titleOf(page, 4);
  await heartOf(page, 4).click();
  const window = page.getByRole('dialog', { name: 'Entrar ou cadastrar-se' });
  await window.getByLabel('E-mail').fill(account.email);
  await window.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  const enter = page.getByRole('button', { name: 'Entrar', exact: true }).last();
  await expect(enter).not.toHaveAttribute('aria-busy', 'true');
  await enter.click();
  await expect(page).toHaveURL(search);
  await isPressed(page, 4);
  await isPressed(page, 3, false);
  await expect(page.getByText('O imóvel está nos seus favoritos.')).toBeVisible();
  await page.goto(favourites);
  await page.getByRole('link', { name: 'Favoritos', exact: true }).click();
  await expect(page.locator('.guardado').getByRole('heading')).toHaveText([title]);
});

test('without scripts a heart is pressed by a form, and the page stands again where it was @no-js @main', async ({
  page,
  signedIn: _,
}) => {
  await open(page, search);
  for (const pressed of [true, false]) {
    await heartOf(page, 7).click();
    await expect(page).toHaveURL(/\?pagina=2#favorito-\d+$/);
    await isPressed(page, 7, pressed);
    await expect(heartOf(page, 7)).toBeInViewport();
  }
});

test('with scripts hearts answer at once, on every page of the property, and nothing else moves', async ({
  page,
  signedIn: _,
}) => {
  await open(page, search);
  await page.evaluate(() => (document.documentElement.dataset.same = 'yes'));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/recursos/favoritos', async (route) => {
    await held;
    await route.continue();
  });
  await heartOf(page, 1).click();
  await isPressed(page, 1);
  const kept = page.waitForResponse('**/recursos/favoritos');
  release();
  expect((await kept).status()).toBe(200);
  expect(
    await page.evaluate(() => window.dataLayer),
    'there is no container (e2e/analytics.spec.ts)',
  ).toBeUndefined();

  const title = await titleOf(page, 1);
  await cards(page).nth(1).getByRole('link').click();
  await expect(heading(page)).toHaveText(title);
  const heart = page.getByRole('button', { name: 'Favoritar', exact: true });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await isPressed(page, 1, false);
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
  await page.reload();
  await isPressed(page, 1, false);
});

test('a heart that is pressed as its page is left is kept, however slow the network @js', async ({
  page,
  signedIn: _,
}) => {
  await open(page, search);
  const network = await page.context().newCDPSession(page);
  const bytesASecond = (most: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: most,
      uploadThroughput: most,
    });
  await bytesASecond(1);
  await heartOf(page, 6).click();
  await isPressed(page, 6);
  // Lets go of what is on its way, as a page does that is left.
  await page.evaluate(() => window.stop());
  await bytesASecond(-1);
  await expect(async () => {
    await open(page, search);
    await expect(heartOf(page, 6)).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass({ timeout: 10_000 });
});

test.describe('while all else that the page asks for is still on its way', () => {
  /** The page has the scripts that it came with; those that it asks for later wait. */
  async function openWithoutLaterScripts(page: Page) {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const own = new Set<string>();
    await page.route(search, async (route) => {
      const response = await route.fetch();
      for (const [script] of (await response.text()).matchAll(/\/assets\/[\w.-]+\.js/g)) own.add(script);
      await route.fulfill({ response });
    });
    await page.route('**/assets/*.js', async (route) => {
      if (!own.has(new URL(route.request().url()).pathname)) await held;
      await route.continue();
    });
    await open(page, search);
    return release;
  }

  test('a heart that is pressed shows it at once, and the favourite is kept @js', async ({
    page,
    signedIn: _,
  }) => {
    const release = await openWithoutLaterScripts(page);
    const kept = page.waitForResponse('**/recursos/favoritos*');
    await heartOf(page, 5).click();
    await isPressed(page, 5);
    expect((await kept).status()).toBe(200);
    release();
    await page.reload();
    await isPressed(page, 5);
    await isPressed(page, 4, false);
  });

  test('a heart that is pressed signed out says that it works on it, and asks to sign in @js', async ({
    page,
  }) => {
    const release = await openWithoutLaterScripts(page);
    await heartOf(page, 5).click();
    await expect(heartOf(page, 5)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('dialog', { name: 'Entrar ou cadastrar-se' })).toBeVisible();
  });
});

test.describe('what could not be kept', () => {
  test.use({ expectedProblems: [/503/] });

  test('is taken back with a message; analytics hear only of what was kept, from who allows it', async ({
    page,
    signedIn: _,
  }) => {
    await open(page, search);
    const message = 'Seus favoritos já têm 500 imóveis.';
    await page.route('**/recursos/favoritos', (route) => route.fulfill({ status: 503, json: { message } }));
    await heartOf(page, 2).click();
    await expect(page.getByText(message)).toBeVisible();
    await isPressed(page, 2, false);
    await page.unroute('**/recursos/favoritos');
    await heartOf(page, 2).click();
    await isPressed(page, 2);
  });
});

test('a heart that is unpressed says so, and can be had back with its note and folders', async ({
  page,
  signedIn: _,
}) => {
  await open(page, search);
  await heartOf(page, 3).click();
  await isPressed(page, 3);
  await heartOf(page, 3).click();
  await isPressed(page, 3, false);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Está de volta aos seus favoritos.')).toBeVisible();
  await isPressed(page, 3);
});

test('letters of favourites come when they are asked for', async ({ page, signedIn: _ }) => {
  await page.goto(favourites);
  await expect(page.getByText('Nenhum imóvel guardado ainda.')).toBeVisible();
  await standsInNobodysWay(page);
  await open(page, search);
  const kept = hasScripts() ? page.waitForResponse('**/recursos/favoritos*') : undefined;
  await heartOf(page, 2).click();
  await kept;
  await isPressed(page, 2);
  await page.goto(favourites);
  await page.getByText('Cartas dos favoritos: não avisa').click();
  if (hasScripts()) await standsInNobodysWay(page);
  await page.getByRole('radio', { name: /^Por dia/ }).check();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Avisamos por dia, às 8h, se houver novidade.').last()).toBeVisible();
  await expect(page.getByText('Cartas dos favoritos: avisa por dia, às 8h')).toBeVisible();
});
