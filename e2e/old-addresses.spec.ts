import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** A link of the site that leads to this address, as a page or an article might have one. */
async function addLink(page: Page, address: string) {
  await page.evaluate((href) => {
    const anchor = document.createElement('a');
    anchor.href = href;
    anchor.textContent = 'Endereço antigo';
    document.querySelector('main')!.prepend(anchor);
  }, address);
}

async function followLink(page: Page, address: string) {
  await addLink(page, address);
  await page.getByRole('link', { name: 'Endereço antigo' }).click();
}

/** Lives as long as the document does. */
const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

const listing = '/imoveis/venda/sao-paulo/apartamento';

const oldAddresses = [
  [
    '/nossos-imoveis/cidade?comprar=1&cidade=S%C3%A3o+Paulo&tipologia[]=Apartamento&utm_source=anuncio',
    `${listing}?utm_source=anuncio`,
  ],
  ['/exclusividades', '/imoveis/venda?exclusividades=sim'],
  ['/venda/brasil/sp/sao-paulo/apartamento', listing],
  ['/sobre-nos', '/sobre-nos/a-bossa-nova'],
] as const;

test('an old address leads to the same page from outside and from a link', async ({ page }) => {
  const headings: string[] = [];
  for (const [address, target] of oldAddresses) {
    await page.goto(address);
    await expect(page).toHaveURL(target);
    headings.push((await page.getByRole('heading', { level: 1 }).textContent())!);
  }
  for (const [index, [address, target]] of oldAddresses.entries()) {
    await page.goto('/imoveis');
    await markDocument(page);
    await followLink(page, address);
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[index]!);
    expect(await isSameDocument(page), 'the router went there').toBe(true);
  }
});

test('the financing simulator opens beside the page, where the visitor stays', async ({ page, context }) => {
  await context.route('**/financiamento', (route) => route.fulfill({ body: 'Simulador' }));
  await page.goto('/imoveis');
  await expect(page.locator('html')).toHaveAttribute('data-scripts', '');
  const opened = context.waitForEvent('page');
  await followLink(page, '/financiamento');
  await expect((await opened).getByText('Simulador')).toBeVisible();
  await expect(page).toHaveURL('/imoveis');
});

test.describe('after a deployment', () => {
  test.use({ expectedProblems: [/404|route module|dynamically imported module|500/] });

  /** The pointer rests on the link first, so that the page is fetched ahead, and is known to be gone when it is pressed. */
  test('a hovered link works although the files of its page are gone', async ({ page }) => {
    await page.route('**/assets/a-bossa-nova-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/imoveis');
    await expect(page.locator('html')).toHaveAttribute('data-scripts', '');
    await addLink(page, '/sobre-nos/a-bossa-nova');
    const gone = page.waitForResponse(/a-bossa-nova-.*\.js/);
    await page.getByRole('link', { name: 'Endereço antigo' }).hover();
    await gone;
    await page.getByRole('link', { name: 'Endereço antigo' }).click();
    await expect(page).toHaveURL('/sobre-nos/a-bossa-nova');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a page whose files are gone is loaded anew, at most once a minute', async ({ page }) => {
    await page.route('**/assets/a-bossa-nova-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/imoveis');
    await expect(page.locator('html')).toHaveAttribute('data-scripts', '');
    await markDocument(page);
    await followLink(page, '/sobre-nos/a-bossa-nova');
    await expect(page, 'by a new document').toHaveURL('/sobre-nos/a-bossa-nova');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);

    await page.goto('/imoveis');
    await expect(page.locator('html')).toHaveAttribute('data-scripts', '');
    await markDocument(page);
    await followLink(page, '/sobre-nos/a-bossa-nova');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Algo de errado ocorreu');
    expect(await isSameDocument(page), 'it was not loaded again').toBe(true);
  });
});

test('a visitor is told that the connection is gone, and that it is back', async ({ page, context }) => {
  await page.goto('/imoveis');
  await expect(page.locator('html')).toHaveAttribute('data-scripts', '');
  await context.setOffline(true);
  await expect(page.getByText('Você está sem conexão com a internet.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('A conexão com a internet voltou.')).toBeVisible();
  await expect(page.getByText('Você está sem conexão com a internet.')).toBeHidden();
});
