import type { Page, Route } from '@playwright/test';
import { violations } from './support/accessibility';
import { cardFacts, type CardFacts, heading, mainSearch, open, openSearch } from './support/listing';
import { expect, test } from './support/test';

/** The home page's box, as a person finds it. */
const box = (page: Page) => page.getByRole('main').getByRole('search');
const field = (page: Page) => box(page).getByLabel('Onde você quer morar');
const send = (page: Page) => box(page).getByRole('button', { name: 'Buscar' });
const options = (page: Page) => box(page).getByRole('option');
/** What screen readers are told. */
const liveRegion = (page: Page) => page.locator('#anuncio');

/** Types as people do; the scripts that are to hear of every letter come when the box is used. */
async function type(page: Page, text: string) {
  await field(page).click();
  await expect(field(page)).toHaveRole('combobox');
  await field(page).fill('');
  await field(page).pressSequentially(text);
}

test.describe('the box as a form', () => {
  test('a place’s name leads to its listing, to buy or to rent @no-js @main', async ({ page }) => {
    await open(page, '/');
    await field(page).fill('moema, SAO PAULO');
    await send(page).click();
    await expect(page).toHaveURL('/imoveis/venda/moema');
    await open(page, '/');
    await box(page).getByText('Alugar', { exact: true }).click();
    await field(page).fill('Leblon');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/imoveis/aluguel/leblon');
  });
});

test('finds and opens a place by keyboard, and offers it again @main', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() =>
    document.addEventListener('location-changed', (event) =>
      document.body.setAttribute('data-moved-to', (event as CustomEvent).detail.label),
    ),
  );
  await field(page).focus();
  await expect(field(page)).toHaveAttribute('role', 'combobox');
  await page.keyboard.type('jardim');
  // Three suggestions, and 'Perto de mim'.
  await expect(options(page)).toHaveCount(4);
  await expect(liveRegion(page)).toContainText('3 sugestões');
  await expect(options(page).first().locator('mark')).toHaveText('Jardim');
  const marked = async () => (await field(page).getAttribute('aria-activedescendant'))?.split('-').at(-1);
  for (const [key, row] of [
    ['ArrowDown', '0'],
    ['End', '3'],
    ['ArrowDown', '0'],
    ['ArrowUp', '3'],
    ['Home', '0'],
  ] as const) {
    await page.keyboard.press(key);
    expect([key, await marked()]).toEqual([key, row]);
  }
  await expect(box(page).getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  const [district, town, homes] = (await box(page).getByRole('option', { selected: true }).innerText()).split(
    '\n',
  );
  expect(town).toMatch(/^[^,]+, bairro$/);
  const name = `${district}, ${town!.split(', ')[0]}`;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/imoveis\/venda[/?]/);
  await expect(heading(page)).toContainText(district!);
  // As many as the row said: '24 imóveis'.
  await expect(heading(page)).toContainText(homes!);
  await expect(page.locator('body')).toHaveAttribute('data-moved-to', name);
  await expect(page.locator('main')).toBeFocused();

  await open(page, '/');
  await field(page).focus();
  await expect(box(page).getByText('Suas pesquisas mais recentes')).toBeVisible();
  await expect(box(page).getByRole('option', { name })).toBeVisible();
});

test('the button waits for a text, and says so', async ({ page }) => {
  await open(page, '/');
  await expect(send(page)).not.toHaveAttribute('aria-disabled');
  await type(page, '');
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(send(page)).toHaveAccessibleDescription('Escreva um lugar ou o código do imóvel.');
  // A click on it is a click all the same, and leads nowhere.
  await send(page).click({ force: true });
  await expect(liveRegion(page)).toHaveText('Escreva um lugar ou o código do imóvel.');
  await expect(page).toHaveURL('/');
  await type(page, 'jard');
  await expect(send(page)).not.toHaveAttribute('aria-disabled');
  await type(page, '18466');
  await expect(box(page).getByText('Para confirmar a busca, clique em “buscar”')).toBeVisible();
  await type(page, 'jardim submerso');
  await expect(box(page).getByText('Não há resultados para esta localização')).toBeVisible();
  // The name of a place chooses it, whatever its case.
  await type(page, 'MOEMA, São Paulo');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/imoveis/venda/moema');
});

test('a house’s own code leads to its home, however it is written @no-js', async ({ page }) => {
  await open(page, mainSearch);
  const [{ id }] = (await cardFacts(page)) as [CardFacts];
  await page.goto(`/busca?local=${id}`);
  const code = /BN(\d+)/.exec(await page.locator('.preco-b__topo').innerText())![1];
  await open(page, '/');
  await field(page).fill(`bn ${code}`);
  await field(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${id}$`));
  await expect(page.locator('.preco-b__topo')).toContainText(`Código BN${code}`);
});

test('a late answer moves nothing under the pointer', async ({ page }) => {
  await open(page, '/');
  let held: Route | undefined;
  await page.route(/locais\?local=jardim$/, (route) => void (held = route));
  await type(page, 'jard');
  await expect(options(page).first()).toBeVisible();
  const before = await options(page).allInnerTexts();
  await field(page).pressSequentially('im');
  await expect.poll(() => held).toBeTruthy();
  await options(page).nth(1).hover();
  await held!.fulfill({ json: { places: [], exact: null } });
  // The answer has come: the page has had a whole frame to show it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await options(page).allInnerTexts()).toEqual(before);
  await page.mouse.move(5, 5);
  await expect(box(page).getByText('Não há resultados para esta localização')).toBeVisible();
});

test('on a listing the place that is chosen asks how far around it', async ({ page }) => {
  await open(page, '/imoveis/aluguel/leblon/2-quartos');
  await openSearch(page);
  const line = page.getByRole('main').getByRole('search');
  await line.getByLabel('Onde você quer morar').focus();
  await expect(line.getByRole('combobox')).toBeFocused();
  // Sent before the list is there: it waits for it.
  await line.getByLabel('Onde você quer morar').press('ControlOrMeta+A');
  await page.keyboard.type('moema, são paulo');
  await page.keyboard.press('Enter');
  await expect(line.getByText('Até onde, ao redor de Moema?')).toBeVisible();
  await expect(line.getByRole('radio', { name: '2 km' })).toBeFocused();
  const count = async () =>
    Number((await line.getByRole('button', { name: /^Ver \d/ }).innerText()).replace(/\D/g, ''));
  const near = await count();
  await expect(line.locator('.mapa__raio')).toHaveCount(1);
  await expect(line.locator('.raio__mapa svg.solo')).toBeVisible();
  expect(await violations(page, '.barra')).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(line.getByText(/em Moema e .* a até 5 km\.|a até 5 km do centro de Moema\./)).toBeVisible();
  await expect.poll(count).toBeGreaterThan(near);
  const far = await count();
  await page.keyboard.press('Escape');
  await expect(line.getByLabel('Onde você quer morar')).toBeFocused();
  await page.keyboard.press('Enter');
  await line.getByText('5 km', { exact: true }).click();
  await expect.poll(count).toBe(far);
  await line.getByRole('button', { name: /^Ver/ }).click();
  // What was looked for stays, and only the place is another.
  await expect(page).toHaveURL(/^[^?]*\/imoveis\/aluguel\/2-quartos\?localizacao=Moema.*&range=5$/);
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', String(far));
});

test('a new place keeps the search filters, but not on other pages @no-js', async ({ page }) => {
  const line = page.getByRole('main').getByRole('search');
  await open(page, '/imoveis/aluguel/leblon/2-quartos?ordenacao=preco&direcao=asc');
  await openSearch(page);
  await line.getByLabel('Onde você quer morar').fill('Moema');
  await line.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL('/imoveis/aluguel/moema/2-quartos?ordenacao=preco&direcao=asc');
  await page.locator('[data-results] article a').first().click();
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const behind = page.getByRole('search').locator('visible=true');
  await behind.getByLabel('Onde você quer morar').fill('Ipanema');
  await behind.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL('/imoveis/venda/ipanema');
});

test.describe('where the back end fails', () => {
  test.use({ expectedProblems: [/recursos\/(codigo|locais)|Failed to load resource/] });
  test('the visitor is told in the specification’s words', async ({ page }) => {
    await open(page, '/');
    await page.route(/\/recursos\/(codigo|locais)/, (route) => route.abort());
    await type(page, '18466');
    await send(page).click();
    const message = 'Tivemos um problema ao buscar o imóvel, tente novamente.';
    await expect(page.getByRole('alert').getByText(message)).toBeVisible();
    await expect(box(page).getByText(message)).toBeVisible();
    await expect(field(page)).toHaveValue('18466');
    await page.getByLabel('Fechar aviso').click();
    await type(page, 'moema');
    await expect(
      page.getByText('Algo de errado ocorreu ao buscar as localizações disponíveis.'),
    ).toBeVisible();
    // The form still goes its own way.
    await send(page).click();
    await expect(page).toHaveURL('/imoveis/venda/moema');
  });
});

test('typing on a search page replaces the current place after one click', async ({ page }) => {
  await open(page, '/imoveis/venda/itaim-bibi');
  await openSearch(page);
  const own = page.getByRole('main').getByRole('search').getByRole('combobox');
  await expect(own).toBeFocused();
  await page.keyboard.type('moema');
  await expect(own).toHaveValue('moema');
});

test.describe('‘Perto de mim’', () => {
  test.use({ geolocation: { latitude: -23.58127, longitude: -46.68321 } });
  for (const granted of [true, false]) {
    test(`${granted ? 'leads to what lies around' : 'denied, says how to go on'}`, async ({
      page,
      context,
    }) => {
      if (granted) await context.grantPermissions(['geolocation']);
      await open(page, '/');
      await field(page).focus();
      await box(page).getByRole('option', { name: 'Perto de mim' }).click();
      if (granted) {
        const near = 'localizacao=Perto%20de%20mim&lat=-23.581&lng=-46.683&range=2';
        await expect(page).toHaveURL(`/imoveis/venda?${near}`);
        return expect(heading(page)).toHaveText(/imóve(l|is) à\svenda perto de\smim$/);
      }
      const notice = page.getByRole('alertdialog', { name: 'Não foi possível acessar sua localizaçao' });
      await expect(notice).toBeVisible();
      await notice.getByRole('button', { name: 'Ok' }).press('Enter');
      await expect(notice).toBeHidden();
      await expect(field(page)).toBeFocused();
    });
  }
});

test('with its list open nothing stands in the way of anybody @js @mobile', async ({ page }) => {
  await open(page, '/');
  await type(page, 'jardim');
  await expect(options(page)).toHaveCount(4);
  await page.keyboard.press('ArrowDown');
  expect(await violations(page)).toEqual([]);
});

test('a part of a name leads to the places that it may be', async ({ page }) => {
  await open(page, '/');
  await type(page, 'jard');
  await expect(options(page).first()).toBeVisible();
  await send(page).click();
  await expect(page).toHaveURL(/\/busca\?.*local=jard/);
  await expect(page.getByRole('main').getByRole('link', { name: /Jardim Europa/ })).toBeVisible();
});

test('on a large screen the suggestions open above the fold', async ({ page }) => {
  await open(page, '/');
  await type(page, 'jardim');
  await expect(options(page)).toHaveCount(4);
  for (const option of await options(page).all()) await expect(option).toBeInViewport({ ratio: 1 });
});

test('a phone’s search box is a sheet, and ‘Cancelar’ leaves it @mobile', async ({ page }) => {
  await open(page, '/');
  await type(page, 'jardim');
  await expect(options(page)).toHaveCount(4);
  expect(await box(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect((await field(page).boundingBox())!.y).toBeLessThan(20);
  await box(page).getByText('Alugar', { exact: true }).click();
  await box(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(options(page)).toHaveCount(0);
  await expect(box(page).getByRole('button', { name: 'Cancelar' })).toBeHidden();
  await expect(field(page)).toHaveValue('jardim');
  await expect(box(page).getByLabel('Alugar')).toBeChecked();
});
