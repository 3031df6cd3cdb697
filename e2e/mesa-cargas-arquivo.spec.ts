import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openDatabase } from '../api/open-database';
import { generatedFeed } from '../bench/feeds';
import { silentLogger } from '../tests/support/silent-logger';
import { expect, test } from './support/account';
import { signedInMember } from './support/admin';
import { overflow, violations } from './support/accessibility';
import { hasScripts } from './support/listing';
import { withOwnSite } from './support/own-site';

for (const width of [1440, 360])
  test(`sends a file, publishes it, changes a schedule, at ${width} px @js @no-js`, async ({ browser }) => {
    test.slow();
    const dataDir = await mkdtemp(join(tmpdir(), 'bossa-nova-arquivo-'));
    // Nothing listens there: the source has a schedule, and no load.
    const settings = { FEEDS: 'casa=http://127.0.0.1:9/casa.xml', DEMO_CATALOGUE: 'off', PHOTOS: 'off' };
    await withOwnSite({ DATA_DIR: dataDir, ...settings }, async (origin) => {
      const { db, close } = await openDatabase({ dataDir, log: silentLogger, join: true });
      const viewport = { width, height: width === 360 ? 640 : 900 };
      const context = await browser.newContext({
        viewport,
        baseURL: origin,
        javaScriptEnabled: hasScripts(),
      });
      await signedInMember({ database: db, context, baseURL: origin }, 'operacao', dataDir);
      const page = await context.newPage();
      await sendFile(page);
      await changeSchedule(page);
      await context.close();
      await close();
    });
    await rm(dataDir, { recursive: true });
  });

const isRight = async (page: Page) => {
  expect(await overflow(page)).toBe(0);
  if (hasScripts()) expect(await violations(page)).toEqual([]);
};

async function sendFile(page: Page): Promise<void> {
  await page.goto('/mesa/cargas');
  await page.getByText('Enviar um arquivo').click();
  await page.getByLabel('Fonte', { exact: true }).fill('parceiro-rio');
  await page.getByLabel('Arquivo', { exact: true }).setInputFiles({
    ...{ name: 'rio.xml', mimeType: 'text/xml', buffer: Buffer.from([...generatedFeed(4)].join('')) },
  });
  await isRight(page);
  await page.getByRole('button', { name: 'Enviar e ver a prévia' }).click();
  await expect(page).toHaveURL('/mesa/cargas');
  await expect(page.getByText('Arquivo recebido.').first()).toBeVisible();
  const waiting = page.getByRole('status').filter({ hasText: 'A carga de Parceiro rio' });
  await expect(async () => {
    await page.goto('/mesa/cargas');
    await expect(waiting).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await waiting.getByRole('link', { name: 'Rever e decidir' }).click();
  await expect(page.getByRole('heading', { name: 'Prévia de um arquivo' })).toBeVisible();
  await expect(page.getByText('BN1, BN2, BN3, BN4')).toBeVisible();
  await isRight(page);
  await page.getByRole('button', { name: 'Publicar esta carga' }).click();
  await expect(page.getByText('A carga vai ao ar em instantes.').first()).toBeVisible();
  await expect(async () => {
    await page.goto('/mesa/cargas');
    await expect(page.getByText('No ar: 4 imóveis.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

async function changeSchedule(page: Page): Promise<void> {
  const row = page.getByRole('table', { name: 'Fontes' }).getByRole('row').filter({ hasText: 'Casa' });
  await expect(row).toContainText('a cada 1 h');
  await row.getByText('Mudar horário').click();
  await row.getByLabel('Quando').selectOption({ label: 'segundas, na hora abaixo' });
  await row.getByLabel('Hora, de São Paulo').fill('05:30');
  await isRight(page);
  await row.getByRole('button', { name: 'Guardar o horário' }).click();
  await expect(page.getByText('Horário de Casa mudado.').first()).toBeVisible();
  await expect(row).toContainText('segundas, 5h30');
  await page.getByRole('button', { name: 'Desfazer' }).first().click();
  await expect(row).toContainText('a cada 1 h');
}
