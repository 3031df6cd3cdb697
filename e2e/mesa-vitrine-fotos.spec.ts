import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { applyCatalogue } from '../api/feeds/apply/apply';
import { openDatabase } from '../api/open-database';
import { aListing } from '../tests/catalogue/a-listing';
import { silentLogger } from '../tests/support/silent-logger';
import { overflow, violations } from './support/accessibility';
import { expect, test } from './support/account';
import { signedInMember } from './support/admin';
import { hasScripts } from './support/listing';
import { withOwnSite } from './support/own-site';

/** As a phone takes it: on its side. */
const phonePhoto = async (name: string, color: string) => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: color } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer(),
});

/** On a site of its own: what it publishes would be on the pages of the others. */
for (const width of [1440, 360])
  test(`pictures of a banner, an article and a campaign, at ${width} px @js @no-js`, async ({ browser }) => {
    test.slow();
    const dataDir = await mkdtemp(join(tmpdir(), 'bossa-nova-fotos-'));
    await withOwnSite({ DATA_DIR: dataDir, DEMO_CATALOGUE: 'off', PHOTOS: 'off' }, async (origin) => {
      const { db, close } = await openDatabase({ dataDir, log: silentLogger, join: true });
      await applyCatalogue(db, {
        ...{ source: 'crm', feed: 'https://crm.exemplo/casa.xml', accept: [] },
        listings: ['18204', '18377'].map((reference) => aListing(reference)),
      });
      const viewport = { width, height: width === 360 ? 740 : 900 };
      const context = await browser.newContext({
        ...{ viewport, baseURL: origin, javaScriptEnabled: hasScripts() },
      });
      await signedInMember({ database: db, context, baseURL: origin }, 'vitrine', dataDir);
      const page = await context.newPage();
      await banner(page);
      await article(page);
      await campaign(page);
      await context.close();
      await close();
    });
    await rm(dataDir, { recursive: true });
  });

async function isRight(page: Page, name: string) {
  expect(await overflow(page), name).toBe(0);
  if (hasScripts()) expect(await violations(page), name).toEqual([]);
  const body = await page.screenshot({ fullPage: true });
  await test.info().attach(name, { body, contentType: 'image/png' });
}

/** From the upload's page back to the draft. */
async function sendPhoto(page: Page, alt: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enviar foto');
  await page.getByLabel(/fotos/).setInputFiles([await phonePhoto('IMG_2041.jpg', '#27c')]);
  if (!hasScripts()) await page.getByRole('button', { name: 'Enviar as escolhidas' }).click();
  await page.getByLabel('O que a foto mostra').fill(alt);
  await isRight(page, `foto: ${alt}`);
  await page.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(page.getByText('Foto posta no rascunho.').first()).toBeVisible();
}

async function banner(page: Page): Promise<void> {
  await page.goto('/mesa/vitrine/banners');
  await page.getByLabel('Novo banner').fill('Festas');
  await page.getByRole('button', { name: 'Criar' }).click();
  await page.getByLabel('Texto').fill('Casas para passar as festas.');
  await page.getByLabel('Busca do site').fill('/imoveis/venda');
  await page.getByRole('button', { name: 'Enviar foto' }).click();
  await sendPhoto(page, 'Mesa posta na varanda');
  await expect(page.getByLabel('Foto (opcional)')).toHaveValue(/^casa:vitrine\//);
  await expect(page.getByLabel('O que a foto mostra')).toHaveValue('Mesa posta na varanda');
  await isRight(page, 'banner');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicado. O site mostra a mudança').first()).toBeVisible();
  const listing = async () => (await page.request.get('/imoveis/venda')).text();
  await expect.poll(listing).toContain('alt="Mesa posta na varanda"');
  const [, file = ''] = /srcset="(\/fotos\/[0-9a-f]{24}\/480\.avif) 480w/i.exec(await listing()) ?? [];
  const picture = await page.request.get(file.replace('.avif', '.jpg'));
  expect(picture.headers()['cache-control']).toContain('immutable');
  const { width, height, exif } = await sharp(await picture.body()).metadata();
  expect([width < height, exif]).toEqual([true, undefined]);
}

async function article(page: Page): Promise<void> {
  await page.goto('/mesa/vitrine/textos/artigo/novo');
  await page.getByLabel('Título', { exact: true }).fill('A casa na serra');
  await page.getByLabel('Endereço', { exact: true }).fill('a-casa-na-serra');
  await page.getByLabel('Abertura').fill('Um fim de semana no vale.');
  await page.getByLabel('Texto', { exact: true }).fill('Chegar de manhã.');
  await page.getByRole('button', { name: 'Enviar foto de capa' }).click();
  await sendPhoto(page, 'A casa entre pinheiros');
  const text = page.getByLabel('Texto', { exact: true });
  if (hasScripts()) {
    await page.getByLabel('Fotos para o texto').setInputFiles([await phonePhoto('IMG_2.jpg', '#c72')]);
    await expect(page.getByText('Foto posta no texto.')).toBeVisible();
    await page.keyboard.type('A névoa às nove');
  } else {
    await page.getByRole('button', { name: 'Pôr foto no texto' }).click();
    await sendPhoto(page, 'A névoa às nove');
  }
  await expect(text).toHaveValue(/!\[A névoa às nove\]\(casa:vitrine\/[0-9a-f]{24}\)/);
  await page.getByRole('button', { name: 'Guardar rascunho' }).click();
  await expect(page.getByText('Todas as fotos têm descrição')).toBeVisible();
  await isRight(page, 'texto');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicado. O site mostra o texto').first()).toBeVisible();
  const shown = async () => (await page.request.get('/revista-curate/a-casa-na-serra')).text();
  for (const alt of ['A casa entre pinheiros', 'A névoa às nove'])
    await expect.poll(shown).toContain(`alt="${alt}"`);
}

async function campaign(page: Page): Promise<void> {
  await page.goto('/mesa/vitrine/campanhas/nova');
  const address = page.url();
  await page.getByLabel('Título').fill('Este verão, na praia');
  if (hasScripts()) {
    await expect(page.getByText('Guardado sozinho às')).toBeVisible();
    await page.goto(address);
    await expect(page.getByLabel('Título')).toHaveValue('Este verão, na praia');
  }
  await page.getByRole('button', { name: 'Enviar foto do bloco 2' }).click();
  await sendPhoto(page, 'Praia de manhã');
  await expect(page.getByLabel('Título')).toHaveValue('Este verão, na praia');
  await expect(page.getByLabel('O que se vê')).toHaveValue('Praia de manhã');
  await isRight(page, 'campanha');
}
