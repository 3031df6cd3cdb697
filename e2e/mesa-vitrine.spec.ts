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

/** A wrong form. */
test.use({ expectedProblems: [/400/] });

const codes = ['18204', '18377', '18412'];

/** On a site of its own: what it publishes would be on the home page of the others. */
for (const width of [1440, 360])
  test(`a list and a banner for the holidays, at ${width} px @js @no-js`, async ({ browser }) => {
    test.slow();
    const dataDir = await mkdtemp(join(tmpdir(), 'bossa-nova-vitrine-'));
    await withOwnSite({ DATA_DIR: dataDir, DEMO_CATALOGUE: 'off', PHOTOS: 'off' }, async (origin) => {
      const { db, close } = await openDatabase({ dataDir, log: silentLogger, join: true });
      await applyCatalogue(db, {
        ...{ source: 'crm', feed: 'https://crm.exemplo/casa.xml', accept: [] },
        listings: codes.map((reference) => aListing(reference)),
      });
      const viewport = { width, height: width === 360 ? 640 : 900 };
      const context = await browser.newContext({
        ...{ viewport, baseURL: origin, javaScriptEnabled: hasScripts() },
      });
      await signedInMember({ database: db, context, baseURL: origin }, 'operacao', dataDir);
      await story(await context.newPage());
      await context.close();
      await close();
    });
    await rm(dataDir, { recursive: true });
  });

async function story(page: Page): Promise<void> {
  const isRight = async (where: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vitrine');
    expect(await overflow(page), where).toBe(0);
    if (hasScripts()) expect(await violations(page), where).toEqual([]);
  };
  await page.goto('/mesa/vitrine');
  await isRight('lists');
  await page.getByLabel('Nova lista').fill('Festas na serra');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Festas na serra' })).toBeVisible();
  await page.getByLabel('Adicionar por código').fill(codes.join(' '));
  await page.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await page
    .getByRole('button', { name: /^Subir / })
    .nth(2)
    .click();
  await expect(page.locator('tbody tr').nth(1)).toContainText(codes[2]!);
  await page
    .getByRole('button', { name: /^Tirar / })
    .last()
    .click();
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await page.getByLabel('Frase').fill('De sexta a domingo.');
  await page.getByLabel('Desde').fill('2026-11-27');
  await isRight('a list');
  // The second press is sent before the first one is answered.
  await page.getByRole('button', { name: 'Publicar' }).dblclick();
  await expect(page.getByText('Publicado. O site mostra a mudança em até 30 s.').first()).toBeVisible();
  await expect(page.getByText('Publicou a lista', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Ver a prévia' }).click();
  await expect(page.getByText('Prévia do rascunho')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 imóveis');
  await expect(page.locator('.card')).toHaveCount(2);
  expect(await overflow(page), 'the preview of a list').toBe(0);
  await page.getByRole('link', { name: 'Voltar à Mesa' }).click();

  await page.getByRole('link', { name: /^Banners/ }).click();
  await page.getByLabel('Novo banner').fill('Festas');
  await page.getByRole('button', { name: 'Criar' }).click();
  await page.getByLabel('Busca do site').fill('/outra');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText(/espera-se o endereço de uma busca/)).toBeVisible();
  await page.getByLabel('Texto').fill('Casas para passar as festas.');
  await page.getByLabel('Busca do site').fill('/imoveis/venda');
  await isRight('a banner');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicou o banner', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('button', { name: 'Descer Em destaque' }).click();
  await expect(page.locator('.mpartes li').nth(1)).toContainText('Em destaque');
  await page.getByRole('button', { name: 'Tirar Equipe' }).click();
  await expect(page.getByText('Equipe, fora da home')).toBeVisible();
  await page.getByLabel('Título da home').fill('As festas começam aqui');
  await isRight('home');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Mudou a home', { exact: true })).toBeVisible();
  await page.goto('/mesa/vitrine');
  await expect(page.getByRole('row', { name: /Festas na serra/ })).toContainText('no site');
}
