import { cards, isMobile, open, viewAs } from './support/listing';
import { expect, test } from './support/test';

// The pictures of a site that has just begun are still being made: their place is measured, not they.
test.use({ expectedProblems: [/503/] });

test('the list view is denser than the grid, and says what a card does not', async ({ page }) => {
  await open(page, '/imoveis/venda/sao-paulo');
  const rowHeight = async () => {
    const [first, later] = [
      (await cards(page).nth(0).boundingBox())!,
      (await cards(page).nth(3).boundingBox())!,
    ];
    return (later.y - first.y) / (isMobile() ? 3 : 1);
  };
  const grid = await rowHeight();
  await viewAs(page, 'Lista');
  await expect(page.locator('.cards--lista')).toBeVisible();
  const five = (await cards(page).nth(4).boundingBox())!.y - (await cards(page).nth(0).boundingBox())!.y;
  // Three and a half rows and more to a phone's screen, five to a desktop's; of the grid one and a half, and two.
  expect(five / 4).toBeLessThan(isMobile() ? grid * 0.7 : grid / 2);
  for (const row of await cards(page).all()) {
    await expect(row.getByRole('heading').getByRole('link')).toBeVisible();
    await expect(row.getByText(/anunciado em \d\d\/\d\d/)).toBeVisible();
    await expect(row.getByText(/CRECI/)).toBeVisible();
  }
  const terms = cards(page).getByRole('term');
  await expect(terms.filter({ hasText: 'Condomínio' }).first()).toBeVisible();
  await expect(terms.filter({ hasText: 'IPTU' }).first()).toBeVisible();
});
