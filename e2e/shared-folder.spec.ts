import type { Browser, Page } from '@playwright/test';
import { expectAccessible, violations } from './support/accessibility';
import { expect, test } from './support/account';
import { hold } from './support/hold';
import { cards, heading, open } from './support/listing';

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
  const context = await browser.newContext();
  const guest = await context.newPage();
  await open(guest, address);
  return guest;
}

test('two people react to a shared folder until its link is revoked', async ({
  page,
  browser,
  signedIn: _,
}) => {
  await keepSome(page);
  const folder = new URL(page.url()).pathname;
  const share = page.getByRole('link', { name: 'Compartilhar' });
  await share.click();
  await expect(page.getByRole('dialog', { name: 'Compartilhar “Favoritos”' })).toHaveCount(1);
  await expect(page.getByLabel('30 dias')).toBeChecked();
  await expect(page.getByLabel('Mostrar minhas notas')).not.toBeChecked();
  await page.getByRole('button', { name: 'Criar link' }).click();
  const address = await page.getByLabel('Link da pasta').inputValue();
  expect(await violations(page, '#janela-compartilhar')).toEqual([]);

  const guest = await guestOf(browser, address);
  await expect(heading(guest)).toHaveText('Favoritos');
  await expect(guest.getByText('Clara separou 2 imóveis')).toBeVisible();
  await guest.getByLabel('Como Clara chama você?').fill('Rafael');
  await guest.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(guest.getByText('Nome guardado.')).toBeVisible();
  await expect(guest.getByLabel('Como Clara chama você?')).toHaveValue('Rafael');
  const first = guest.getByRole('article').first();
  // Who changes their mind at once has the last word.
  const answers = await hold(guest, /\/pasta.*\.data/, 'POST');
  await first.getByRole('button', { name: 'Não' }).click();
  await answers.arrived();
  await first.getByRole('button', { name: 'Sim' }).click();
  await answers.arrived(2);
  await answers.letGo(1);
  await answers.end();
  await expect(first.getByText('Salva', { exact: true })).toBeVisible();
  await first.getByText('Deixar um recado').click();
  await first.getByLabel('Um recado').fill('A planta é a melhor.');
  await first.getByRole('button', { name: 'Salvar recado' }).click();
  await expect(first.getByText('Mudar o recado')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Sim' })).toHaveAttribute('aria-pressed', 'true');
  await expect(first.getByText('Clara disse')).toHaveCount(0);
  await expectAccessible(guest);

  await open(page, folder);
  await expect(page.getByText('Rafael já respondeu. Responda para ver.')).toBeVisible();
  const own = page.getByRole('group', { name: /^O que você acha de/ }).first();
  await expect(page.getByText('A planta é a melhor.')).toHaveCount(0);
  await own.getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByText('Rafael disse sim. A planta é a melhor.')).toBeVisible();
  await expect(page.getByText(/Vocês dois disseram sim a 1/)).toBeVisible();
  await guest.reload();
  await expect(first.getByText('Clara disse sim. Vocês concordam.')).toBeVisible();

  await guest.getByRole('button', { name: 'Comparar', exact: true }).click();
  await expect(heading(guest)).toHaveText('Lado a lado');
  await expect(guest.getByRole('row', { name: /^Você/ })).toContainText('A planta é a melhor.');

  await open(guest, address);
  await guest.getByRole('button', { name: 'Apagar minhas respostas' }).click();
  await expect(guest.getByLabel('Como Clara chama você?')).toHaveValue('');
  await expect(first.getByRole('button', { name: 'Sim' })).toHaveAttribute('aria-pressed', 'false');
  await expect(guest.getByRole('button', { name: 'Apagar minhas respostas' })).toHaveCount(0);
  await open(page, folder);
  await expect(page.getByText('A planta é a melhor.')).toHaveCount(0);

  await share.click();
  await page.getByRole('button', { name: 'Revogar' }).click();
  await expect(page.getByText(/^Revogado em/)).toBeVisible();
  await guest.goto(address);
  await expect(heading(guest)).toHaveText('Este link não abre mais.');
  await guest.context().close();

  await open(page, `${folder}/compartilhar`);
  await expect(page.getByRole('button', { name: 'Reabrir' })).toBeVisible();
  await expectAccessible(page);
});

test('the share dialog shows and copies a link once, and keeps focus @js', async ({ page, signedIn: _ }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepSome(page);
  const folder = page.url();
  const share = page.getByRole('link', { name: 'Compartilhar' });
  const window = page.getByRole('dialog', { name: 'Compartilhar “Favoritos”' });
  const address = window.getByLabel('Link da pasta');
  const press = (name: string) => window.getByRole('button', { name }).click();

  await share.click();
  await window.getByLabel('sem prazo').check({ force: true });
  await press('Criar link');
  await expect(address).toBeFocused();
  await press('Copiar');
  await expect(window.getByText('Copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await address.inputValue());
  await expect(window.getByText('Vale sem prazo')).toBeVisible();
  // The folder below follows.
  await expect(page.getByText('Compartilhada com uma pessoa.')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  await expect(share).toBeFocused();
  expect(page.url()).toBe(folder);
  await page.keyboard.press('Enter');
  await expect(window.getByRole('button', { name: 'Criar link' })).toBeVisible();
  await expect(address).toHaveCount(0);

  await press('Revogar');
  await expect(window.getByText('Link revogado: não abre mais.')).toBeVisible();
  await expect(window.getByRole('button', { name: 'Reabrir' })).toBeFocused();
  await press('Apagar agora');
  await expect(window.getByText('Link e respostas apagados.')).toBeVisible();
  await expect(window).toBeFocused();
  await press('Fechar');
  await expect(share).toBeFocused();
});

test.describe('a server that does not do it', () => {
  test.use({ expectedProblems: [/503/] });
  test('falls back to the page without the dialog and shows its errors @js', async ({
    page,
    signedIn: _,
  }) => {
    await keepSome(page);
    const folder = page.url();
    const window = page.getByRole('dialog', { name: 'Compartilhar “Favoritos”' });
    await page.route('**/links', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
    );
    await page.getByRole('link', { name: 'Compartilhar' }).click();
    await window.getByRole('button', { name: 'Criar link' }).click();
    await expect(window.getByText('Não foi possível completar a ação.', { exact: false })).toBeVisible();
    await expect(window.getByRole('button', { name: 'Criar link' })).not.toHaveAttribute('aria-busy', 'true');

    await page.route('**/links', (route) => route.fulfill({ body: '' }));
    await open(page, folder);
    await page.getByRole('link', { name: 'Compartilhar' }).click();
    await expect(heading(page)).toHaveText('Compartilhar “Favoritos”');
  });
});
