import type { Browser, Page } from '@playwright/test';
import { standsInNobodysWay } from './support/accessibility';
import { expect, test } from './support/account';
import { cards, hasScripts, heading, open } from './support/listing';

/** Keeps the first homes of a search in the folder 'Favoritos', and opens it. */
async function keepSome(page: Page) {
  await open(page, '/imoveis/venda/sao-paulo');
  for (const index of [0, 1]) {
    const heart = cards(page)
      .nth(index)
      .getByRole('button', { name: /^Adicionar aos favoritos/ });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await open(page, '/area-do-cliente/meus-favoritos');
  await page.getByRole('link', { name: 'Favoritos', exact: true }).first().click();
  await expect(heading(page)).toHaveText('Favoritos');
}

/** Another person's browser. */
async function guestOf(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: hasScripts() });
  const guest = await context.newPage();
  await open(guest, address);
  return guest;
}

test('two people choose together: a link, a name, answers on both sides, where they agree; revoked it is gone @js @no-js', async ({
  page,
  browser,
  signedIn: _,
}) => {
  await keepSome(page);
  await page.getByRole('link', { name: 'Compartilhar' }).click();
  await expect(page.getByLabel('30 dias')).toBeChecked();
  await expect(page.getByLabel('Mostrar minhas notas')).not.toBeChecked();
  await page.getByRole('button', { name: 'Criar link' }).click();
  const address = await page.getByLabel('Link da pasta').inputValue();
  if (hasScripts()) await standsInNobodysWay(page);

  const guest = await guestOf(browser, address);
  await expect(heading(guest)).toHaveText('Favoritos');
  await expect(guest.getByText('Clara separou 2 imóveis')).toBeVisible();
  await guest.getByLabel('Como Clara chama você?').fill('Rafael');
  await guest.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(guest.getByText('Nome guardado.')).toBeVisible();
  await expect(guest.getByLabel('Como Clara chama você?')).toHaveValue('Rafael');
  const first = guest.getByRole('article').first();
  await first.getByLabel('Sim').check({ force: true });
  await first.getByLabel('Um recado').fill('A planta é a melhor.');
  await first.getByRole('button', { name: 'Salvar resposta' }).click();
  await expect(first.getByText('Salva', { exact: true })).toBeVisible();
  await expect(first.getByText('Clara disse')).toHaveCount(0);
  if (hasScripts()) await standsInNobodysWay(guest);

  await page.getByRole('link', { name: 'Favoritos', exact: true }).first().click();
  await expect(page.getByText('Rafael já respondeu. Responda para ver.')).toBeVisible();
  const own = page.getByRole('group', { name: /^O que você acha de/ }).first();
  await expect(page.getByText('A planta é a melhor.')).toHaveCount(0);
  await own.getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByText('Rafael disse sim. A planta é a melhor.')).toBeVisible();
  await expect(page.getByText(/Vocês dois disseram sim a 1/)).toBeVisible();
  await guest.reload();
  await expect(first.getByText('Clara disse sim. Vocês concordam.')).toBeVisible();

  for (const tick of await guest.getByLabel(/^Comparar /).all()) await tick.check();
  await guest.getByRole('button', { name: 'Comparar os marcados' }).click();
  await expect(heading(guest)).toHaveText('Lado a lado');
  await expect(guest.getByRole('row', { name: /^Você/ })).toContainText('A planta é a melhor.');

  await page.getByRole('link', { name: 'Compartilhar' }).click();
  await page.getByRole('button', { name: 'Revogar' }).click();
  await expect(page.getByText(/^Revogado em/)).toBeVisible();
  await guest.goto(address);
  await expect(heading(guest)).toHaveText('Este link não abre mais.');
  await guest.context().close();
});
