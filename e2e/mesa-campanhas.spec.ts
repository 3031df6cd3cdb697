import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { applyCatalogue } from '../api/feeds/apply/apply';
import { openDatabase } from '../api/open-database';
import { aListing } from '../tests/catalogue/a-listing';
import { silentLogger } from '../tests/support/silent-logger';
import { expect, test } from './support/account';
import { signedInMember } from './support/admin';
import { overflow, violations } from './support/accessibility';
import { hasScripts } from './support/listing';
import { withOwnSite } from './support/own-site';

/** What cannot be published yet. */
test.use({ expectedProblems: [/400/] });

for (const width of [1440, 360])
  test(`makes a campaign page and publishes it, at ${width} px @js @no-js`, async ({ browser }) => {
    test.slow();
    const dataDir = await mkdtemp(join(tmpdir(), 'bossa-nova-campanhas-'));
    await withOwnSite({ DATA_DIR: dataDir, DEMO_CATALOGUE: 'off', PHOTOS: 'off' }, async (origin) => {
      const { db, close } = await openDatabase({ dataDir, log: silentLogger, join: true });
      await applyCatalogue(db, {
        ...{ source: 'crm', feed: 'https://crm.exemplo/casa.xml', accept: [] },
        listings: ['18204', '18377'].map((reference) => aListing(reference)),
      });
      const viewport = { width, height: 900 };
      const javaScriptEnabled = hasScripts();
      const context = await browser.newContext({ viewport, baseURL: origin, javaScriptEnabled });
      await signedInMember({ database: db, context, baseURL: origin }, 'vitrine', dataDir);
      const page = await context.newPage();
      await makeCampaign(page);
      const visitor = await browser.newContext({ viewport, baseURL: origin, javaScriptEnabled });
      await seeCampaign(await visitor.newPage(), width);
      await visitor.close();
      await context.close();
      await close();
    });
    await rm(dataDir, { recursive: true });
  });

async function isRight(page: Page, name: string) {
  expect(await overflow(page)).toBe(0);
  // axe is a script of its own; where scripts are off the page's markup is the same.
  if (hasScripts()) expect(await violations(page)).toEqual([]);
  const body = await page.screenshot({ fullPage: true });
  await test.info().attach(name, { body, contentType: 'image/png' });
}

async function makeCampaign(page: Page): Promise<void> {
  await page.goto('/mesa/vitrine');
  await page.getByRole('link', { name: 'Campanhas' }).click();
  await page.getByRole('link', { name: 'Nova campanha' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nova campanha');
  await page.getByLabel('Endereço', { exact: true }).fill('lp-verao-2027');
  await page.getByLabel('Título').fill('Este verão, na praia');
  await page.getByLabel('Texto', { exact: true }).fill('Dois imóveis com a **chave** na mão.');
  await page.getByLabel('Endereço da foto').fill('https://fotos.exemplo/praia.jpg');
  await page.getByLabel('Códigos, na ordem').fill('18204, 18377');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('O rascunho ficou salvo')).toBeVisible();
  await expect(page.getByText('Escreva o que se vê na foto')).toBeVisible();
  await page.getByLabel('O que se vê').fill('Praia de manhã');
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este verão, na praia');
  await page.getByRole('button', { name: 'Descer o bloco 3' }).click();
  await expect(page.locator('.mbloco h2')).toContainText(['Texto', 'Foto', 'Contato', 'Imóveis']);
  await expect(page.getByText('Os códigos estão no ar')).toBeVisible();
  await isRight(page, 'campanha');
  await page.getByRole('link', { name: 'Ver a página' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este verão, na praia');
  await expect(page.getByText('Prévia, só para a equipe.')).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('link', { name: 'Voltar à campanha' }).click();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Campanha publicada. O site já mostra.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Campanhas' }).first().click();
  await expect(page.getByRole('row', { name: /Este verão/ })).toContainText('No ar');
}

async function seeCampaign(page: Page, width: number): Promise<void> {
  await page.goto('/lp-verao-2027');
  await expect(page).toHaveURL('/imoveis?lp=lp-verao-2027');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este verão, na praia');
  const list = page.getByRole('heading', { level: 2, name: /imóveis/ });
  await expect(list.first()).toBeVisible();
  await isRight(page, `página ${width}`);
  await page.getByRole('link', { name: 'Falar com um consultor' }).click();
  await expect(page).toHaveURL('/sobre-nos/contato?lp=lp-verao-2027');
}
