import { cards, mainSearch, open } from './support/listing';
import { expect, test } from './support/test';

test('a view is remembered, on this page, the next one and after a new visit', async ({ page }) => {
  await open(page, mainSearch);
  const view = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(view('Grade')).toHaveAttribute('aria-pressed', 'true');
  await view('Lista').click();
  await expect(view('Lista')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(mainSearch);
  await expect(page.locator('[data-results]')).toHaveClass(/cards--lista/);
  await page.getByRole('link', { name: 'Próxima página' }).click();
  await expect(page).toHaveURL(/pagina=2/);
  await expect(view('Lista')).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/imoveis/aluguel');
  await expect(view('Lista')).toHaveAttribute('aria-pressed', 'true');
  await view('Grade').click();
  await expect(page.locator('[data-results]')).not.toHaveClass(/cards--lista/);
});

// A pointer rests.
test('prefetches a link on hover, and requests its data once', async ({ page }) => {
  await open(page, mainSearch);
  const dataRequests: string[] = [];
  page.on('request', (request) => {
    // The pointer may come to rest on a home once the page has changed under it.
    if (/\/imoveis\/.*\.data/.test(request.url())) dataRequests.push(request.url());
  });
  const next = page.getByRole('link', { name: 'Próxima página' });
  const answered = page.waitForResponse(/\.data/);
  await next.hover();
  await (await answered).finished();
  await next.click();
  await expect(page).toHaveURL(/pagina=2$/);
  await expect(page.locator('[data-seen]')).toHaveAttribute('data-seen', '18');
  expect(dataRequests).toHaveLength(1);
});

// A pointer rests.
test('nothing is fetched ahead where data is to be saved', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await open(page, mainSearch);
  const dataRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.data')) dataRequests.push(request.url());
  });
  const next = page.getByRole('link', { name: 'Próxima página' });
  await next.hover();
  await next.click();
  await expect(page.locator('[data-seen]')).toHaveAttribute('data-seen', '18');
  expect(dataRequests.filter((url) => url.includes('antecipado'))).toEqual([]);
});

// Phones have no Tab.
test('the filter bar is walked and used by keyboard alone', async ({ page }) => {
  await open(page, '/imoveis/venda');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  // Past the menus, as the link is for.
  await page.keyboard.press('Enter');
  const summaries = page.locator('details[name="filtro"] > summary');
  for (
    let step = 0;
    step < 9 && !(await summaries.first().evaluate((el) => el === document.activeElement));
    step++
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(summaries.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(summaries.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.locator('details[data-filter="Quartos"]');
  await expect(panel.locator('.fil__painel')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/imoveis/venda/2-quartos');
  await expect(cards(page).first()).toBeVisible();
  // It is the first now, for it is set.
  await expect(panel.locator('> summary')).toBeFocused();
});
