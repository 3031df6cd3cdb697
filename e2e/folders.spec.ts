import type { Page } from '@playwright/test';
import { expectAccessible, violations } from './support/accessibility';
import { expect, test } from './support/account';
import { cards, heading, open, waitForHydration, withoutNoBreakSpaces } from './support/listing';

const search = '/imoveis/venda/sao-paulo/apartamento';
const favorites = '/area-do-cliente/meus-favoritos';
const savedItems = (page: Page) => page.locator('.guardado');
const titles = async (page: Page) =>
  (await savedItems(page).getByRole('heading').allInnerTexts()).map(withoutNoBreakSpaces);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const snackbar = (page: Page, text: string | RegExp) => page.locator('.aviso').filter({ hasText: text });
const folder = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const look = (page: Page) => expectAccessible(page);
/** What stands behind three dots. */
async function choose(page: Page, of: string, what: string) {
  await page.locator(`summary[aria-label="Opções ${of}"]`).click();
  await page
    .getByRole('link', { name: what, exact: true })
    .or(button(page, what))
    .locator('visible=true')
    .click();
}

/** Without scripts, and where the back end has to say it, what is wrong is answered by 400; a home that is gone by 410. */
test.use({ expectedProblems: [/400|410/] });

test('homes lie in folders: kept, noted upon, moved, taken out, and had back', async ({
  page,
  signedIn: { email },
  database,
}) => {
  // Each of its pages is looked at in several widths.
  test.slow();
  await open(page, search);
  const heart = (index: number) =>
    cards(page)
      .nth(index)
      .getByRole('button', { name: /^Adicionar aos favoritos/ });
  const first = withoutNoBreakSpaces(await cards(page).nth(0).getByRole('heading').innerText());
  await heart(0).click();
  await expect(snackbar(page, 'Guardado em “Favoritos”.')).toBeVisible();
  const second = withoutNoBreakSpaces(await cards(page).nth(1).getByRole('heading').innerText());
  await heart(1).click();
  await expect(heart(1)).toHaveAttribute('aria-pressed', 'true');
  const [, secondId] = await cards(page).evaluateAll((all) =>
    all.map((each) => (each as HTMLElement).dataset.id),
  );
  // The second home goes to a folder of its own.
  const another = page.getByRole('link', { name: 'Escolher a pasta' });
  await expect(another).toHaveAttribute('href', new RegExp(`%2F${secondId}&`));
  await another.click();
  const question = 'Guardar em qual pasta?';
  const choice = page.getByRole('dialog', { name: question });
  await expect(choice).toBeFocused();
  expect(await violations(page, '#janela-pasta')).toEqual([]);
  await choice.getByText('Outra, nova').click();
  await choice.getByLabel('Nome da nova pasta').fill('Casa da família');
  await choice.getByRole('button', { name: 'Guardar' }).click();
  await expect(snackbar(page, 'Guardado em “Casa da família”.')).toHaveCount(1);
  await expect(page).toHaveURL(search);

  await open(page, favorites);
  await expect(page.getByText('2 imóveis em 2 pastas')).toBeVisible();
  await expect(folder(page, 'Casa da família')).toContainText('1 imóvel');
  await look(page);
  await page.getByRole('link', { name: 'Favoritos', exact: true }).click();
  await expect(heading(page)).toHaveText('Favoritos');
  expect(await titles(page)).toEqual([first]);

  // It costs less than when it was kept, and is noted upon.
  const { id } = await database
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await database
    .updateTable('folder_item')
    .set(({ eb }) => ({ price: eb('price', '+', 600_000) }))
    .where('account_id', '=', id)
    .execute();
  await open(page, page.url());
  await expect(savedItems(page)).toContainText(/caiu R\$.600\.000/);
  await savedItems(page).getByText('Anotar').click();
  await page.getByLabel('Nota').fill('Luz da manhã na sala.');
  await button(page, 'Salvar nota').click();
  await expect(savedItems(page).locator('.anot')).toContainText('Luz da manhã na sala.');
  await look(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await choose(page, `de ${first}`, 'Mover para outra pasta');
  await expect(heading(page)).toHaveText('Mover para qual pasta?');
  await button(page, 'Mover').click();
  await expect(heading(page)).toHaveText('Favoritos está vazia.');
  await choose(page, 'da pasta Favoritos', 'Renomear');
  await page.getByLabel('Nome da pasta').fill('CASA DA FAMILIA');
  await button(page, 'Salvar nome').click();
  await expect(page.getByText('Já existe uma pasta com este nome').last()).toBeVisible();
  await page.getByLabel('Nome da pasta').fill('Fim de semana');
  await button(page, 'Salvar nome').click();
  await expect(heading(page)).toHaveText('Fim de semana está vazia.');

  await open(page, favorites);
  await page.getByRole('link', { name: 'Casa da família', exact: true }).click();
  await expect(savedItems(page)).toHaveCount(2);
  await choose(page, `de ${second}`, 'Remover da pasta');
  await expect(savedItems(page)).toHaveCount(1);
  await snackbar(page, `“${second}” saiu da pasta.`).getByRole('button', { name: 'Desfazer' }).click();
  await expect(savedItems(page)).toHaveCount(2);
  await waitForHydration(page);
  for (const tick of await page.getByLabel('Comparar', { exact: false }).all()) await tick.check();
  await button(page, 'Comparar os marcados').click();
  await expect(heading(page)).toHaveText('Lado a lado');

  await page.goBack();
  await choose(page, 'da pasta Casa da família', 'Esvaziar');
  await expect(page.getByText('Os dois imóveis saem e a pasta fica.')).toBeVisible();
  await button(page, 'Esvaziar').click();
  await expect(heading(page)).toHaveText('Casa da família está vazia.');
  await page.getByRole('button', { name: 'Restaurar os dois' }).click();
  await expect(savedItems(page)).toHaveCount(2);

  await choose(page, 'da pasta Casa da família', 'Remover pasta');
  await look(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Remover pasta').click();
  await expect(page.getByText('0 imóveis em 1 pasta')).toBeVisible();
  await page.getByRole('link', { name: /^Recentemente removidos, 2/ }).click();
  await look(page);
  await page.getByText('Ver os imóveis').click();
  await expect(page.getByText('Luz da manhã na sala.')).toBeVisible();
  await page.getByRole('button', { name: `Restaurar ${first}` }).click();
  await expect(page.getByRole('button', { name: `Restaurar ${first}` })).toHaveCount(0);
  await page
    .getByRole('button', { name: 'Restaurar A pasta' })
    .or(page.getByRole('button', { name: /^Restaurar / }))
    .first()
    .click();
  await expect(page.getByText('Não há nada aqui agora.')).toBeVisible();
  await open(page, favorites);
  await expect(folder(page, 'Casa da família')).toContainText('2 imóveis');
});

test('the folder dialog closes by Escape, or falls back to its page @js', async ({ page, signedIn: _ }) => {
  await open(page, search);
  const heart = cards(page)
    .nth(2)
    .getByRole('button', { name: /^Adicionar aos favoritos/ });
  const another = page.getByRole('link', { name: 'Escolher a pasta' });
  await heart.click();
  await another.click();
  const window = page.getByRole('dialog', { name: 'Guardar em qual pasta?' });
  await expect(window.getByRole('radio', { name: /^Favoritos/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  await expect(heart).toBeFocused();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.route('**/recursos/favoritos?*', (route) => route.fulfill({ body: '' }));
  await heart.click();
  await expect(snackbar(page, 'O imóvel saiu dos seus favoritos.')).toBeVisible();
  await heart.click();
  await another.click();
  await expect(heading(page)).toHaveText('Guardar em qual pasta?');
});

test('a favorite off the market stays, with last price and similar ones', async ({
  page,
  database,
  signedIn: { email },
}) => {
  await open(page, search);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Adicionar aos favoritos/ })
    .click();
  await expect(snackbar(page, 'Guardado em “Favoritos”.')).toBeVisible();
  // One that is gone was kept in its place: no home on offer leaves for a story's sake.
  const gone = await database
    .selectFrom('property')
    .select(['id', 'title'])
    .where('available', '=', false)
    .where('sell_price', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id } = await database
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await database
    .updateTable('folder_item')
    .set({ property_id: gone.id, negotiation: 'sell' })
    .where('account_id', '=', id)
    .execute();
  await open(page, favorites);
  await page.getByRole('link', { name: 'Favoritos', exact: true }).click();
  await expect(savedItems(page)).toContainText(gone.title);
  await expect(savedItems(page)).toContainText('Saiu do ar em');
  await expect(savedItems(page)).toContainText('último preço');
  await expect(savedItems(page).getByLabel('Comparar')).toHaveCount(0);
  await look(page);
  await savedItems(page)
    .getByRole('link', { name: /parecidos/ })
    .click();
  await expect(heading(page)).toHaveText('Este imóvel saiu do mercado.');
});
