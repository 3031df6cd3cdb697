import { expect, test } from './support/test';

test('a long text is found its way in by its index, folded on a phone @js @mobile', async ({
  page,
  isMobile,
}) => {
  await page.goto('/politica-de-privacidade');
  const index = page.getByRole('navigation', { name: 'Nesta página' });
  const rights = index.getByRole('link', { name: 'Seus direitos' });
  if (isMobile) {
    await expect(rights).toBeHidden();
    await index.getByText('Nesta página').click();
  }
  await rights.click();
  await expect(page.getByRole('heading', { name: 'Seus direitos' })).toBeInViewport();
});

test('the privacy notice leads to the choice of cookies', async ({ page }) => {
  await page.goto('/politica-de-privacidade');
  await page.getByRole('main').getByRole('link', { name: 'Preferências de cookies' }).click();
  const preferences = page.getByRole('region', { name: 'Preferências de cookies' });
  await expect(preferences).toBeInViewport();
  await expect(preferences.getByRole('button', { name: 'Salvar escolha' })).toBeVisible();
});

test('from the index of searches a visitor comes to as many properties as it said', async ({ page }) => {
  await page.goto('/keyword');
  const search = page.locator('.indice-k a', { hasText: 'Apartamentos em São Paulo' }).first();
  const said = Number((await search.locator('span').first().innerText()).replace(/\D/g, ''));
  await search.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${said} apartamentos à venda em São Paulo`,
  );
  expect(Number(await page.locator('[data-total]').getAttribute('data-total'))).toBe(said);
});
