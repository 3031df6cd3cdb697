import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Kysely } from 'kysely';
import type { Database } from '../api/database';
import { applyCatalogue } from '../api/feeds/apply/apply';
import { openDatabase } from '../api/open-database';
import { aListing } from '../tests/catalogue/a-listing';
import { silentLogger } from '../tests/support/silent-logger';
import { expect, test } from './support/account';
import { signedInMember } from './support/admin';
import { overflow, violations } from './support/accessibility';
import { hasScripts } from './support/listing';
import { withOwnSite } from './support/own-site';

/** A number that is not the run's. */
test.use({ expectedProblems: [/400/] });

/** On a site of its own: a feed ends the demo, which the other stories need. */
async function withFeeds(
  browser: Browser,
  viewport: { width: number; height: number },
  story: (given: { page: Page; database: Kysely<Database> }) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bossa-nova-cargas-'));
  await withOwnSite({ DATA_DIR: dataDir, DEMO_CATALOGUE: 'off', PHOTOS: 'off' }, async (origin) => {
    const { db, close } = await openDatabase({ dataDir, log: silentLogger, join: true });
    const context = await browser.newContext({ viewport, baseURL: origin, javaScriptEnabled: hasScripts() });
    await signedInMember({ database: db, context, baseURL: origin }, 'operacao', dataDir);
    await story({ page: await context.newPage(), database: db });
    await context.close();
    await close();
  });
  await rm(dataDir, { recursive: true });
}

for (const width of [1440, 360])
  test(`rejects a load, publishes one, reverts it, at ${width} px @js @no-js`, async ({ browser }) => {
    test.slow();
    await withFeeds(browser, { width, height: width === 360 ? 640 : 900 }, decide);
  });

async function decide({ page, database }: { page: Page; database: Kysely<Database> }): Promise<void> {
  const source = 'crm';
  const name = 'Crm';
  // Sold: visitors see none of them.
  const load = async (count: number) =>
    (
      await applyCatalogue(database, {
        ...{ source, feed: 'https://crm.exemplo/casa.xml', accept: [] },
        listings: Array.from({ length: count }, (_, n) => aListing(`${source}-${n}`, { available: false })),
      })
    ).runId!;
  await load(5);
  const first = await load(2);

  const isRight = async (title: RegExp | string) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await overflow(page)).toBe(0);
    // axe is a script of its own; where scripts are off the page's markup is the same.
    if (hasScripts()) expect(await violations(page)).toEqual([]);
  };
  await page.goto('/mesa');
  await page.getByRole('navigation', { name: 'Mesa' }).getByRole('link', { name: 'Cargas' }).click();
  await isRight('Cargas do catálogo');
  await expect(page.getByRole('status').filter({ hasText: name })).toContainText(
    'está retida: 3 imóveis sairiam do ar de uma vez, 60% do catálogo. Nada foi ao ar.',
  );
  await page
    .getByRole('status')
    .filter({ hasText: name })
    .getByRole('link', { name: 'Rever e decidir' })
    .click();
  await expect(page).toHaveURL(`/mesa/cargas/${first}`);
  await isRight(/^Carga de hoje/);
  await page.getByRole('button', { name: 'Descartar esta carga' }).click();
  await expect(page.getByText('Carga descartada. O catálogo ficou como estava.')).toBeVisible();
  await isRight(/^Carga de hoje/);

  const second = await load(1);
  await page.goto(`/mesa/cargas/${second}`);
  await page.getByText('Publicar mesmo assim').click();
  await page.getByLabel('Escreva 4 para confirmar').fill('5');
  await page.getByRole('button', { name: 'Publicar tudo' }).click();
  await expect(page.getByText('Escreva 4 para confirmar').last()).toBeVisible();
  await page.getByLabel('Escreva 4 para confirmar').fill('4');
  await page.getByRole('button', { name: 'Publicar tudo' }).click();
  await expect(page.getByText('A carga vai ao ar em instantes.')).toBeVisible();
  await expect(async () => {
    await page.goto(`/mesa/cargas/${second}`);
    await expect(page.getByRole('button', { name: 'Reverter esta carga' })).toBeVisible({ timeout: 1 });
  }).toPass();
  await isRight(/^Carga de hoje/);
  await page.getByRole('button', { name: 'Reverter esta carga' }).click();
  await expect(page.getByText('O catálogo é o de antes desta carga.')).toBeVisible();
  const { count } = await database
    .selectFrom('property')
    .innerJoin('source', 'source.id', 'source_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('source.name', '=', source)
    .where('in_feed', '=', true)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(5);
  await page.goto('/mesa/registro');
  await expect(page.getByRole('row').filter({ hasText: 'Reverteu a carga' }).first()).toBeVisible();
}
