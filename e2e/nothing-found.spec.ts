import { cards, heading, mainSearch, open, openFilter } from './support/listing';
import { withBrokenBackEnd } from './support/broken-back-end';
import { expect, test } from './support/test';

test('an empty search names the filter that excludes most, and leads to searches that are not empty', async ({
  page,
}) => {
  const response = await open(page, '/imoveis/venda/sao-paulo/apartamento/3-quartos?preco=0-2');
  expect(response?.status()).toBe(200);
  await expect(heading(page)).toHaveText('Nenhum imóvel com estes filtros, por enquanto.');
  await expect(page.getByText(/O filtro que mais exclui é a faixa de preço/)).toBeVisible();
  const way = page.getByRole('link', { name: /Sem a faixa de preço/ }).first();
  await way.click();
  await expect(page).toHaveURL('/imoveis/venda/sao-paulo/apartamento/3-quartos');
  await expect(cards(page).first()).toBeVisible();
});

test('where a place itself has none, keeping the search comes first, then its surroundings, in no order to choose @js @mobile', async ({
  page,
}) => {
  await open(page, '/imoveis/venda/itaim-bibi?preco=0-900000');
  await expect(heading(page)).toHaveText(/^Nenhum no\sItaim Bibi com\sestes filtros, por\senquanto\.$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Com um filtro a menos' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Salvar pesquisa' })).toHaveClass(/bt--1/);
  await expect(main.getByRole('link', { name: 'Dizer o que procuro' })).toBeVisible();
  await expect(page.locator('details[data-filter="Ordenar"]')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});

test('an unknown place is told as such, with places to look in instead', async ({ page }) => {
  const response = await open(page, '/imoveis/venda/lugar-que-nao-existe');
  expect(response?.status()).toBe(200);
  await expect(heading(page)).toHaveText('Não há resultados para esta localização');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('main').getByRole('search').getByRole('textbox')).toHaveValue(
    'lugar-que-nao-existe',
  );
});

test.describe('a page past the last', () => {
  test.use({ expectedProblems: [/404/] });
  test('is not found, and leads back to the first and the last', async ({ page }) => {
    const response = await open(page, `${mainSearch}&pagina=900`);
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Esta página da lista não existe.');
    await expect(page.getByRole('link', { name: 'Ir para a última' })).toHaveAttribute('href', /pagina=\d+$/);
    await page.getByRole('link', { name: 'Voltar à primeira página' }).click();
    await expect(page).toHaveURL(mainSearch);
    await expect(cards(page)).toHaveCount(9);
  });
});

const script = '"><img src=x onerror=alert(1)><script>alert(2)</script>';

test('what is not understood in an address or a form is neither run nor in the way', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const address of [
    `/imoveis?localizacao=${encodeURIComponent(script)}`,
    `/imoveis?localizacao=${encodeURIComponent(script)}&lat=-23.5&lng=-46.6`,
    `/imoveis?preco=${encodeURIComponent("0-1' OR 1=1--")}&ordenacao=${encodeURIComponent(script)}`,
    `/imoveis?filtrar=1&local=${encodeURIComponent(script)}&preco-min=9&preco-max=${encodeURIComponent(script)}`,
  ]) {
    const response = await open(page, address);
    expect(response?.status(), address).toBe(200);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(dialogs, address).toEqual([]);
  }
});

test('an unknown text is kept in its field, as it was typed', async ({ page }) => {
  await open(page, `/imoveis?filtrar=1&local=${encodeURIComponent('<b>x</b>')}&preco-min=9&preco-max=8`);
  // In the bar and in the drawer.
  for (const place of await page.getByLabel('Cidade, bairro ou código').all())
    await expect(place).toHaveValue('<b>x</b>');
  for (const least of await page.getByLabel('Mínimo', { exact: true }).all())
    await expect(least).toHaveValue('9');
  await expect(page.getByLabel('Mínimo', { exact: true }).first()).toBeAttached();
});

test.describe('while the back end is away', () => {
  // What the price panel asks for is not told either.
  test.use({ expectedProblems: [/50\d|ERR_CONNECTION_REFUSED/] });
  test('the page says so, keeps the filters and offers to try again', async ({ page }) => {
    await withBrokenBackEnd(async (origin) => {
      // This one site besides the usual one.
      await page.route(`${origin}/**`, (route) => route.continue());
      const response = await page.goto(`${origin}${mainSearch}`);
      expect(response?.status()).toBe(503);
      await expect(heading(page)).toHaveText('Tivemos um problema ao buscar os imóveis, tente novamente.');
      await expect(page.getByRole('link', { name: 'Tentar de novo' })).toHaveAttribute('href', mainSearch);
      await expect(page.locator('html')).toHaveAttribute('data-scripts', '');
      // The site ends with this story: nothing that the panel asks for may be under way then.
      const told = ['contagem', 'precos'].map((name) => page.waitForResponse(`**/recursos/${name}?**`));
      const panel = await openFilter(page, 'Até R$ 5 mi');
      await expect(panel.getByLabel('Máximo')).toHaveValue('5.000.000');
      await Promise.all(told);
    });
  });
});
