import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { applyCatalogue } from '../api/feeds/apply/apply';
import { openDatabase } from '../api/open-database';
import { aListing } from '../tests/catalogue/a-listing';
import { silentLogger } from '../tests/support/silent-logger';
import { overflow, violations } from './support/accessibility';
import { expect, test } from './support/account';
import { signedInMember } from './support/admin';
import { hasScripts } from './support/listing';
import { withOwnSite } from './support/own-site';

/** A plan without room; an address that is closed. */
test.use({ expectedProblems: [/400/, /404/] });

const listings = [
  aListing('18204', { title: 'Casa na areia com telhado de madeira' }),
  aListing('18466', {
    title: 'Casa de pedra e madeira com piscina',
    photos: Array.from({ length: 38 }, (_, n) => ({ url: `https://fotos.example.com/18466/${n}.jpg` })),
  }),
  aListing('17045', { title: 'Ap. Moema' }),
];

for (const width of [1440, 360])
  test(`takes a property off a portal and highlights one, at ${width} px @js @no-js`, async ({ browser }) => {
    test.slow();
    const dataDir = await mkdtemp(join(tmpdir(), 'bossa-nova-portais-'));
    // On a site of its own: a feed ends the demo, which the other stories need.
    await withOwnSite({ DATA_DIR: dataDir, DEMO_CATALOGUE: 'off', PHOTOS: 'off' }, async (origin) => {
      const { db, close } = await openDatabase({ dataDir, log: silentLogger, join: true });
      await applyCatalogue(db, { source: 'crm', feed: 'https://crm.exemplo/casa.xml', accept: [], listings });
      const viewport = { width, height: width === 360 ? 640 : 900 };
      const context = await browser.newContext({
        viewport,
        baseURL: origin,
        javaScriptEnabled: hasScripts(),
      });
      await signedInMember({ database: db, context, baseURL: origin }, 'vitrine', dataDir);
      await walk(await context.newPage());
      await context.close();
      await close();
    });
    await rm(dataDir, { recursive: true });
  });

async function walk(page: Page): Promise<void> {
  const isRight = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portais');
    expect(await overflow(page)).toBe(0);
    // axe is a script of its own; where scripts are off the page's markup is the same.
    if (hasScripts()) expect(await violations(page)).toEqual([]);
  };
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  const level = (title: string) => row(title).getByLabel(/^Destaque em ZAP e VivaReal/);

  await page.goto('/mesa');
  await page.getByRole('navigation', { name: 'Mesa' }).getByRole('link', { name: 'Portais' }).click();
  await isRight();
  await expect(page.getByText('1 voltaria recusado na próxima leitura.')).toBeVisible();
  await expect(row('Ap. Moema').getByText('título com 9 letras; o mínimo é 10').first()).toBeVisible();
  await expect(row('Casa de pedra').getByText('38 fotos: vão as 30 primeiras')).toBeVisible();

  await page.getByText('Mudar o plano de ZAP e VivaReal').click();
  await page.getByLabel('Destaques no plano').first().fill('1');
  await page.getByRole('button', { name: 'Salvar o plano de ZAP e VivaReal' }).click();
  await expect(page.getByText('Plano de ZAP e VivaReal salvo.').first()).toBeVisible();
  await expect(page.getByText('0 de 1 destaque', { exact: true })).toBeVisible();

  await level('Casa na areia').selectOption('destaque');
  await level('Casa de pedra').selectOption('destaque');
  await row('Casa na areia')
    .getByLabel(/^sai em Imovelweb/)
    .uncheck();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(/Para destacar outro, tire um/)).toBeVisible();
  await expect(level('Casa de pedra')).toHaveValue('highlight');
  await isRight();
  await level('Casa de pedra').selectOption('comum');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(
    page.getByText('1 imóvel mudou. Vale na próxima leitura de cada portal.').first(),
  ).toBeVisible();
  await expect(row('Casa na areia').getByLabel(/^sai em Imovelweb/)).not.toBeChecked();
  await expect(level('Casa na areia')).toHaveValue('highlight');
  await expect(page.getByText('1 de 1 destaque', { exact: true })).toBeVisible();

  const old = await shownAddress(page);
  const zap = await (await page.request.get(old)).text();
  expect(zap).toContain('<PublicationType>PREMIUM</PublicationType>');
  expect(zap).not.toContain('17045');
  await page.getByText('Trocar o endereço para ZAP e VivaReal').click();
  await page.getByRole('button', { name: 'Fechar o antigo e abrir outro para ZAP e VivaReal' }).click();
  await expect(page.getByText('O endereço antigo está fechado. Dê o novo ao portal.').first()).toBeVisible();
  expect((await page.request.get(old)).status()).toBe(404);
  const address = await page.getByLabel('Endereço para ZAP e VivaReal').inputValue();
  expect((await page.request.get(address)).status()).toBe(200);
  await isRight();

  await page.goto('/mesa/portais?aba=em-destaque');
  await expect(row('Casa na areia')).toBeVisible();
  await expect(row('Casa de pedra')).toHaveCount(0);

  await takeOffWholeList(page);
  await page.goto('/mesa/portais?aba=em-destaque');
  await expect(row('Casa na areia')).toHaveCount(0);
}

/** A highlighted property is the whole list. */
async function takeOffWholeList(page: Page): Promise<void> {
  await page.getByText('Mudar todos os desta lista').click();
  await page.getByLabel('Em', { exact: true }).selectOption('ZAP e VivaReal');
  await page.getByLabel('Fica assim').selectOption('não sai mais nenhum');
  await page.getByRole('button', { name: 'Ver o que muda' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tirar 1 imóvel de ZAP e VivaReal');
  await expect(page.getByText('1 está em destaque e deixa o lugar livre')).toBeVisible();
  expect(await overflow(page)).toBe(0);
  if (hasScripts()) expect(await violations(page)).toEqual([]);
  await page.getByLabel('Quantos mudam').fill('1');
  await page.getByRole('button', { name: 'Tirar 1 imóvel' }).click();
  await expect(page.getByText('1 imóvel não sai mais em ZAP e VivaReal.').first()).toBeVisible();
}

async function shownAddress(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Mostrar o endereço para ZAP e VivaReal' }).click();
  return page.getByLabel('Endereço para ZAP e VivaReal').inputValue();
}
