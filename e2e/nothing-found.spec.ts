import { heading, mainSearch, open, openFilter } from './support/listing';
import { withBrokenBackEnd } from './support/broken-back-end';
import { expect, test } from './support/test';

const script = '"><img src=x onerror=alert(1)><script>alert(2)</script>';

test('invalid input in an address or form neither runs nor breaks the page', async ({ page }) => {
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
      const responses = ['contagem', 'precos'].map((name) => page.waitForResponse(`**/recursos/${name}?**`));
      const panel = await openFilter(page, 'Até R$ 5 mi');
      await expect(panel.getByLabel('Máximo')).toHaveValue('5.000.000');
      await Promise.all(responses);
    });
  });
});
