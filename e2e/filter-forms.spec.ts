import type { Page } from '@playwright/test';
import {
  apply,
  cardFacts,
  cards,
  chips,
  hasScripts,
  heading,
  isMobile,
  mainSearch,
  open,
  openFilter,
  total,
} from './support/listing';
import { expect, test } from './support/test';

/** The search in the bar, or behind its line on a phone. */
const box = (page: Page) => page.getByRole('main').getByRole('search');

test('another place keeps the filters of the listing and its negotiation @js @no-js @mobile', async ({
  page,
}) => {
  await open(page, '/imoveis/aluguel/leblon/apartamento?vagas=1');
  if (isMobile()) await page.getByRole('button', { name: /^Leblon/ }).click();
  const field = box(page).getByLabel('Onde você quer morar');
  await expect(field).toHaveValue('Leblon, Rio de Janeiro');
  if (hasScripts()) {
    await field.focus();
    await expect(field).toHaveRole('combobox');
  }
  await field.fill('moema, são paulo');
  if (!hasScripts()) {
    await field.press('Enter');
    await expect(page).toHaveURL('/imoveis/aluguel/moema/apartamento?vagas=1');
  } else {
    await field.press('Enter');
    await box(page).getByText('0 km', { exact: true }).click();
    const send = box(page).getByRole('button', { name: /^Ver \d/ });
    await expect(send).toBeVisible();
    const said = Number((await send.innerText()).replace(/\D/g, ''));
    await send.click();
    await expect(page).toHaveURL('/imoveis/aluguel/moema/apartamento?vagas=1');
    await expect(page.locator('[data-total]')).toHaveAttribute('data-total', String(said));
  }
  await expect(heading(page)).toContainText('Moema');
});

test('the place that is typed in the sheet becomes the search’s own address @mobile', async ({ page }) => {
  await open(page, '/imoveis/venda/3-quartos');
  await page.getByRole('button', { name: /Mais filtros/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByLabel('Cidade, bairro ou código').fill('moema');
  await sheet.getByRole('button', { name: /^Ver/ }).click();
  await expect(page).toHaveURL(/\/imoveis\/venda\/moema\/3-quartos$/);
  await expect(heading(page)).toContainText('Moema');
  await expect(cards(page).first()).toBeVisible();
});

test('the sheet’s own place suggests places, and keeps what else is looked for @mobile', async ({ page }) => {
  await open(page, '/imoveis/venda/leblon/2-quartos');
  await page.getByRole('button', { name: /Mais filtros/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filtros' });
  const place = panel.getByLabel('Cidade, bairro ou código');
  await place.fill('');
  await place.pressSequentially('jardim');
  await panel.getByRole('option', { name: /Jardim Europa/ }).click();
  await expect(place).toHaveValue('Jardim Europa, São Paulo');
  await apply(panel);
  await expect(page).toHaveURL('/imoveis/venda/jardim-europa/2-quartos');
});

test('around a district its own homes stand first, then what lies around it, under a head of its own', async ({
  page,
}) => {
  await open(page, '/imoveis/venda/itaim-bibi/4-quartos');
  const own = Number(/^\d+/.exec(await heading(page).innerText())![0]);
  expect(await total(page)).toBeGreaterThan(own);
  const divider = page.locator('.divisor');
  const more = page.getByRole('link', { name: 'Carregar mais' });
  for (let pages = 1; (await divider.count()) === 0 && pages < 9; pages++) {
    const [before] = [await cards(page).count()];
    await more.click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  }
  const places = await page
    .locator('[data-results] > article:not(.divisor ~ article) .card__lugar b')
    .allInnerTexts();
  expect(new Set(places)).toEqual(new Set(['Itaim Bibi']));
  expect(places).toHaveLength(own);
  const [neighbour] = await divider.getByRole('link').all();
  const [name, count] = (await neighbour!.innerText()).split(', ');
  await neighbour!.click();
  await expect(heading(page)).toHaveText(new RegExp(`^${count} im.*\\s${name}$`));
});

test('a radius widens the search around the place', async ({ page }) => {
  await open(page, '/imoveis/venda/moema');
  const near = await total(page);
  const panel = await openFilter(page, 'Raio');
  await panel.getByText('20 km', { exact: true }).click();
  await apply(panel);
  await expect(page).toHaveURL(/lat=-23\.\d+&lng=-46\.\d+&range=20/);
  await expect(page.locator('details[data-filter="Raio"] > summary')).toHaveText('até 20 km');
  await expect.poll(() => total(page)).toBeGreaterThan(near);
});

test.describe('the property of a code', () => {
  test('is where the code leads', async ({ page }) => {
    await open(page, mainSearch);
    const [first] = await cardFacts(page);
    await box(page).getByLabel('Onde você quer morar').fill(first!.id);
    await box(page).getByLabel('Onde você quer morar').press('Enter');
    await expect(page).toHaveURL(new RegExp(`/(novo|usado)/venda/sao-paulo/.*/${first!.id}$`));
  });
});

test('types are chosen in their tree, and a parent stands for its children @js @mobile', async ({ page }) => {
  await open(page, '/imoveis/venda');
  const panel = await openFilter(page, 'Tipo');
  await panel.getByLabel('Casa', { exact: true }).check();
  await apply(panel);
  await expect(page).toHaveURL('/imoveis/venda/casa');
  const withChildren = await total(page);
  const again = await openFilter(page, 'Casa');
  await again.getByLabel('Casa', { exact: true }).uncheck();
  await again.locator('summary[aria-label="Tipos de casa"]').click();
  await again.getByLabel('Casa em condomínio').check();
  await apply(again);
  await expect(page).toHaveURL('/imoveis/venda/casa-em-condominio');
  await expect.poll(() => total(page)).toBeLessThan(withChildren);
});

test('the drawer opens and closes by its buttons; its filters go into the address in its own order @js @no-js @mobile', async ({
  page,
}) => {
  await open(page, '/imoveis/venda');
  const drawer = page.getByRole('dialog', { name: 'Filtros' });
  await page.getByRole('button', { name: /Mais filtros/ }).click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Fechar filtros' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: /Mais filtros/ }).click();
  const unfold = (name: string) => drawer.locator('.dobra > summary', { hasText: name }).click();
  await unfold('Área');
  await drawer.getByLabel('Mínima, m²').fill('120');
  await unfold('Fase');
  await drawer.getByRole('checkbox', { name: 'Usado' }).check();
  await drawer.getByRole('group', { name: 'O que muda o dia a dia' }).getByLabel('Lareira').check();
  await unfold('Do condomínio');
  await drawer.getByRole('group', { name: 'Do condomínio' }).getByLabel('Piscina').check();
  await apply(drawer);
  await expect(page).toHaveURL(
    '/imoveis/venda?area=120-0&fase=usado&atributos-do-imovel=lareira&atributos-do-condominio=piscina',
  );
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: /Mais filtros/ })).toContainText('4');
  for (const chip of ['120 m²', 'Usado', 'Lareira', 'Piscina no condomínio']) {
    if (isMobile()) await expect(chips(page)).toBeHidden();
    else await expect(chips(page)).toContainText(chip);
  }
});

test('bedrooms, suites and parking are one panel’s @js @no-js', async ({ page }) => {
  await open(page, '/imoveis/venda');
  const panel = await openFilter(page, 'Quartos');
  for (const [name, least] of [
    ['Suítes', '2+'],
    ['Vagas', '1+'],
  ])
    await panel.getByRole('group', { name }).getByText(least!, { exact: true }).click();
  await apply(panel);
  await expect(page).toHaveURL('/imoveis/venda?suites=2&vagas=1');
  await expect(page.locator('.fil > summary', { hasText: '2+ suítes + 1' })).toBeVisible();
});

test('‘Limpar filtro’ takes away what its panel has chosen, and no more', async ({ page }) => {
  await open(page, mainSearch);
  const panel = await openFilter(page, '3+ quartos');
  await panel.getByRole('link', { name: 'Limpar filtro' }).click();
  await expect(page).toHaveURL('/imoveis/venda/sao-paulo/apartamento?preco=0-5000000');
  await expect(panel).toBeHidden();
});

test('Comprar and Alugar switch the same search', async ({ page }) => {
  await open(page, '/imoveis/venda/sao-paulo/apartamento');
  await page.getByRole('main').getByRole('link', { name: 'Alugar', exact: true }).click();
  await expect(page).toHaveURL('/imoveis/aluguel/sao-paulo/apartamento');
  await expect(heading(page)).toHaveText(/^\d+ apartamentos? para\salugar em\sSão Paulo$/);
  await expect(cards(page).first().locator('.preco')).toContainText('/mês');
});

test('a filter is applied without a new document', async ({ page }) => {
  await open(page, mainSearch);
  await page.evaluate(() => document.body.setAttribute('data-first-document', ''));
  const panel = await openFilter(page, '3+ quartos');
  await panel.getByRole('group', { name: 'Quartos' }).getByText('4+', { exact: true }).click();
  await apply(panel);
  await expect(page).toHaveURL('/imoveis/venda/sao-paulo/apartamento/4-quartos?preco=0-5000000');
  await expect(page.locator('body')).toHaveAttribute('data-first-document', '');
  await expect(page.locator('details[name="filtro"][open]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(mainSearch);
  await expect(page.locator('details[data-filter="Quartos"] > summary')).toHaveText('3+ quartos');
});
