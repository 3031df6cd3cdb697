import { apply, cardFacts, isMobile, mainSearch, open, openFilter, filtersButton } from './support/listing';
import { expect, test } from './support/test';

const reversed = 'O preço máximo deve ser maior que o preço mínimo';

test('applies a price range and closes the panel, also on clear @js @mobile', async ({ page }) => {
  await open(page, '/imoveis/venda/sao-paulo');
  const panel = await openFilter(page, 'Preço');
  await expect(panel.getByRole('heading', { name: 'Escolha a faixa de preço' })).toBeVisible();
  await panel.getByLabel('Mínimo').fill('1500000');
  await panel.getByLabel('Máximo').fill('3000000');
  await apply(panel);
  await expect(page).toHaveURL('/imoveis/venda/sao-paulo?preco=1500000-3000000');
  await expect(page.locator('details[data-filter="Preço"] > summary')).toHaveText('R$ 1,5 mi - R$ 3 mi');
  await expect(panel).toBeHidden();
  for (const { price } of await cardFacts(page)) {
    expect(price).toBeGreaterThanOrEqual(1_500_000);
    expect(price).toBeLessThanOrEqual(3_000_000);
  }

  const again = await openFilter(page, 'R$ 1,5 mi - R$ 3 mi');
  await expect(again.getByLabel('Mínimo')).toHaveValue('1.500.000');
  await expect(again.getByLabel('Máximo')).toHaveValue('3.000.000');
  await again.getByRole('link', { name: 'Limpar filtro' }).click();
  await expect(page).toHaveURL('/imoveis/venda/sao-paulo');
  await expect(again).toBeHidden();
});

test('a reversed range shows an error, keeps input and applies nothing', async ({ page }) => {
  await open(page, mainSearch);
  const count = await page.locator('[data-total]').getAttribute('data-total');
  await openFilter(page, 'Até R$ 5 mi');
  // Its button's text changes with what is applied.
  const panel = page.locator('details[data-filter="Preço"] .fil__painel');
  await panel.getByLabel('Mínimo').fill('6000000');
  await apply(panel);
  await expect(panel.getByText(reversed)).toBeVisible();
  await expect(panel.getByLabel('Máximo')).toHaveAttribute('aria-invalid', 'true');
  await expect(panel.getByLabel('Mínimo')).toHaveValue('6.000.000');
  await expect(panel.getByLabel('Máximo')).toHaveValue('5.000.000');
  // Without a round trip: the page is still the one that was there.
  await expect(page).toHaveURL(mainSearch);
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', count!);
  await expect(panel.getByLabel('Máximo')).toBeFocused();
  await panel.getByLabel('Máximo').fill('8000000');
  await expect(panel.getByText(reversed)).toBeHidden();
  await apply(panel);
  await expect(page).toHaveURL('/imoveis/venda/sao-paulo/apartamento/3-quartos?preco=6000000-8000000');
});

test('refuses cents in place, and the next key takes the error back', async ({ page }) => {
  await open(page, '/imoveis/venda');
  const panel = await openFilter(page, 'Preço');
  // Opening takes back what is not applied, and draws.
  await panel.locator('.hist svg').waitFor();
  await panel.getByLabel('Mínimo').fill('1500000,50');
  await apply(panel);
  const error = panel.getByText('Digite um número inteiro, como 4.000.000');
  await expect(error).toBeVisible();
  await expect(panel.getByLabel('Mínimo')).toBeFocused();
  await expect(panel.getByLabel('Mínimo')).toHaveValue('1500000,50');
  await expect(page).toHaveURL('/imoveis/venda');
  await panel.getByLabel('Mínimo').fill('1500000');
  await expect(error).toBeHidden();
});

test('formats amounts while typing, without negatives, keeping the caret', async ({ page }) => {
  await open(page, '/imoveis/venda');
  const panel = await openFilter(page, 'Preço');
  const min = panel.getByLabel('Mínimo');
  await min.pressSequentially('-1500000');
  await expect(min).toHaveValue('1.500.000');
  await min.press('Home');
  await min.press('ArrowRight');
  await min.pressSequentially('2');
  await expect(min).toHaveValue('12.500.000');
  await min.pressSequentially('3');
  await expect(min).toHaveValue('123.500.000');
});

test('a panel closes on an outside click and on Esc, which restores focus', async ({ page }) => {
  await open(page, '/imoveis/venda');
  const panel = await openFilter(page, 'Preço');
  if (isMobile()) await page.mouse.click(100, 120);
  // What lies under the open panel's veil is pressed where it is seen.
  else await page.mouse.click(1300, 700);
  await expect(panel).toBeHidden();

  await openFilter(page, 'Preço');
  await panel.getByLabel('Mínimo').focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.locator('details[data-filter="Preço"] > summary')).toBeFocused();
});

test('a reopened panel drops unapplied input, and another panel closes it', async ({ page }) => {
  await open(page, mainSearch);
  const panel = await openFilter(page, 'Até R$ 5 mi');
  await panel.getByLabel('Máximo').fill('1');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await openFilter(page, 'Até R$ 5 mi');
  await expect(panel.getByLabel('Máximo')).toHaveValue('5.000.000');
  await openFilter(page, '3+ quartos');
  await expect(panel).toBeHidden();
});

// Only small screens fold it.
test('on a phone its body can be folded @mobile', async ({ page }) => {
  await open(page, '/imoveis/venda');
  const panel = await openFilter(page, 'Preço');
  await expect(panel.getByLabel('Mínimo')).toBeVisible();
  await panel.locator('summary', { hasText: 'Escolha a faixa de preço' }).click();
  await expect(panel.getByLabel('Mínimo')).toBeHidden();
  await page.keyboard.press('Escape');

  await filtersButton(page).click();
  const drawer = page.getByRole('dialog', { name: 'Filtros' });
  await expect(drawer.getByLabel('Mínimo')).toBeVisible();
  await drawer.locator('.dobra > summary', { hasText: 'Preço' }).click();
  await expect(drawer.getByLabel('Mínimo')).toBeHidden();
});

test('the fields stay where they are when the histogram comes', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/recursos\/.*precos/, async (route) => {
    await answered;
    await route.continue();
  });
  await open(page, '/imoveis/venda/sao-paulo');
  const panel = await openFilter(page, 'Preço');
  const top = async () => (await panel.getByLabel('Mínimo').boundingBox())!.y;
  const before = await top();
  answer();
  await panel.locator('.hist svg').waitFor();
  expect(await top()).toBe(before);
});
