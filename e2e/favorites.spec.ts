import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/account';
import { cards, hasScripts, heading, open } from './support/listing';

const search = '/imoveis/venda/sao-paulo/apartamento?pagina=2';
const favorites = '/area-do-cliente/meus-favoritos';
const heartOf = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole('button', { name: /^Adicionar aos favoritos/ });
const isPressed = (page: Page, index: number, pressed = true) =>
  expect(heartOf(page, index)).toHaveAttribute('aria-pressed', String(pressed));
const titleOf = (page: Page, index: number) => cards(page).nth(index).getByRole('heading').innerText();

test('a favorite pressed signed out is saved by signing in, in place @main', async ({ page, account }) => {
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
  await page.goto(favorites);
  await page.getByRole('link', { name: 'Favoritos', exact: true }).click();
  await expect(page.locator('.guardado').getByRole('heading')).toHaveText([title]);
});

test('without scripts, a favorite form keeps the position @no-js @main', async ({ page, signedIn: _ }) => {
  await open(page, search);
  for (const pressed of [true, false]) {
    await heartOf(page, 7).click();
    await expect(page).toHaveURL(/\?pagina=2#favorito-\d+$/);
    await isPressed(page, 7, pressed);
    await expect(heartOf(page, 7)).toBeInViewport();
  }
});

test('with scripts, favorites update at once on each page of the property', async ({ page, signedIn: _ }) => {
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
  const favoriteResponse = page.waitForResponse('**/recursos/favoritos');
  release();
  expect((await favoriteResponse).status()).toBe(200);
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

test('saves a favorite pressed while leaving, on a slow network @js', async ({
  page,
  database,
  signedIn,
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
  const saved = database
    .selectFrom('folder_item')
    .innerJoin('account', 'account.id', 'folder_item.account_id')
    .where('email', '=', signedIn.email)
    .select('property_id');
  await expect.poll(async () => (await saved.execute()).length).toBe(1);
  await open(page, search);
  await isPressed(page, 6);
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

  test('a pressed favorite button shows its state at once and is saved @js', async ({
    page,
    signedIn: _,
  }) => {
    const release = await openWithoutLaterScripts(page);
    const favoriteResponse = page.waitForResponse('**/recursos/favoritos*');
    await heartOf(page, 5).click();
    await isPressed(page, 5);
    expect((await favoriteResponse).status()).toBe(200);
    release();
    await page.reload();
    await isPressed(page, 5);
    await isPressed(page, 4, false);
  });

  test('a favorite button pressed signed out is busy, then opens sign-in @js', async ({ page }) => {
    const release = await openWithoutLaterScripts(page);
    await heartOf(page, 5).click();
    await expect(heartOf(page, 5)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('dialog', { name: 'Entrar ou cadastrar-se' })).toBeVisible();
  });
});

test.describe('what could not be kept', () => {
  test.use({ expectedProblems: [/503/] });

  test('is reverted with an error message, and can be pressed again', async ({ page, signedIn: _ }) => {
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

test('a removed favorite can be restored from its message', async ({ page, signedIn: _ }) => {
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
  await page.goto(favorites);
  await expect(page.getByText('Nenhum imóvel guardado ainda.')).toBeVisible();
  await expectAccessible(page);
  await open(page, search);
  const favoriteResponse = hasScripts() ? page.waitForResponse('**/recursos/favoritos*') : undefined;
  await heartOf(page, 2).click();
  await favoriteResponse;
  await isPressed(page, 2);
  await page.goto(favorites);
  await page.getByText(/^Hoje não escrevemos quando/).click();
  if (hasScripts()) await expectAccessible(page);
  await page.getByRole('radio', { name: /^Por dia/ }).check();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Avisamos por dia, às 8h, se houver novidade.').last()).toBeVisible();
  await expect(page.getByText(/^Escrevemos uma vez por dia, às 8h, quando um imóvel guardado/)).toBeVisible();
});
