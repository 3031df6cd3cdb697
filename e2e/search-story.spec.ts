import {
  apply,
  cardFacts,
  cardLinks,
  chips,
  heading,
  mainSearch,
  open,
  openFilter,
  sortBy,
  sorting,
  total,
} from './support/listing';
import { expect, test } from './support/test';

test('each filter narrows the search, and removing it widens it @main', async ({ page }) => {
  await open(page, '/imoveis/venda/sao-paulo');
  const all = await total(page);

  const dorms = await openFilter(page, 'Quartos');
  await dorms.getByRole('group', { name: 'Quartos' }).getByText('4+', { exact: true }).click();
  await apply(dorms);
  await expect(page).toHaveURL('/imoveis/venda/sao-paulo/4-quartos');
  await expect(page.locator('details[data-filter="Quartos"] > summary')).toHaveText('4+ quartos');
  const withDorms = await total(page);
  expect(withDorms).toBeLessThan(all);
  for (const { dorms } of await cardFacts(page)) expect(dorms).toBeGreaterThanOrEqual(4);

  const types = await openFilter(page, 'Tipo');
  await types.getByLabel('Cobertura', { exact: true }).check();
  await apply(types);
  await expect(page).toHaveURL('/imoveis/venda/sao-paulo/cobertura/4-quartos');
  await expect(heading(page)).toContainText('coberturas');
  const narrow = await total(page);
  expect(narrow).toBeLessThan(withDorms);
  expect(narrow).toBeGreaterThan(0);

  await (await openFilter(page, 'Cobertura')).getByRole('link', { name: 'Limpar filtro' }).click();
  await expect(page).toHaveURL('/imoveis/venda/sao-paulo/4-quartos');
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', String(withDorms));

  await open(page, '/imoveis/venda/sao-paulo/4-quartos?fase=usado');
  await expect(chips(page).getByRole('link', { name: /^Remover filtro/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Remover filtro: Usado' }).click();
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', String(withDorms));
  await open(page, '/imoveis/venda/sao-paulo/4-quartos?fase=usado');
  await page.getByRole('link', { name: 'Limpar', exact: true }).click();
  await expect(page).toHaveURL('/imoveis/venda/sao-paulo');
  await expect(chips(page)).toHaveCount(0);
});

test('sort orders are correct and persist across pages @js @no-js', async ({ page }) => {
  await open(page, mainSearch);
  await sortBy(page, 'Menor preço');
  await expect(page).toHaveURL(/[?&]ordenacao=preco&direcao=asc/);
  await expect(sorting(page)).toHaveAccessibleName(/menor preço/);
  const prices = (await cardFacts(page)).map(({ price }) => price);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));

  await page
    .getByRole('navigation', { name: 'Páginas' })
    .getByRole('link', { name: '2', exact: true })
    .click();
  await expect(page).toHaveURL(/ordenacao=preco&direcao=asc&pagina=2$/);
  await expect(page.locator('[data-seen]')).toHaveAttribute('data-seen', '18');
  const next = (await cardFacts(page)).map(({ price }) => price);
  expect(next[0]).toBeGreaterThanOrEqual(prices.at(-1)!);
  expect(next).toEqual([...next].sort((a, b) => a - b));
});

test('pages are links: on, back and forward show what was there', async ({ page }) => {
  await open(page, mainSearch);
  const first = await cardLinks(page).allInnerTexts();
  await page.getByRole('link', { name: 'Próxima página' }).click();
  await expect(page).toHaveURL(/pagina=2/);
  await expect(cardLinks(page).first()).not.toHaveText(first[0]!);
  const second = await cardLinks(page).allInnerTexts();
  expect(second.filter((title) => first.includes(title))).toEqual([]);

  await page.goBack();
  await expect(page).toHaveURL(mainSearch);
  await expect(cardLinks(page)).toHaveText(first);
  await page.goForward();
  await expect(page).toHaveURL(/pagina=2/);
  await expect(cardLinks(page)).toHaveText(second);
  await page.getByRole('link', { name: 'Página anterior' }).click();
  await expect(page).toHaveURL(mainSearch);
  await expect(cardLinks(page)).toHaveText(first);
});
