import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../api/open-database';
import { silentLogger } from '../tests/support/silent-logger';
import { expect, test } from './support/account';
import { signedInMember } from './support/admin';
import { overflow, violations } from './support/accessibility';
import { hasScripts } from './support/listing';
import { withOwnSite } from './support/own-site';

const exposures = (experiment: string, counts: readonly number[]) =>
  counts.map((count, arm) => ({ day: '2026-11-06', experiment, arm, exposures: count }));

/** On a site of its own: other stories count exposures. */
test('a result, and one that is hidden, at 1440 and 360 px @js @no-js', async ({ browser }) => {
  test.slow();
  const dataDir = await mkdtemp(join(tmpdir(), 'bossa-nova-testes-'));
  await withOwnSite({ DATA_DIR: dataDir, DEMO_CATALOGUE: 'off', PHOTOS: 'off' }, async (origin) => {
    const { db, close } = await openDatabase({ dataDir, log: silentLogger, join: true });
    await db
      .insertInto('experiment_exposure')
      .values([
        ...exposures('schedule-visit-without-cpf', [3_412, 1_127]),
        ...exposures('search-simplified', [2_000, 442]),
      ])
      .execute();
    for (const width of [1440, 360]) {
      const viewport = { width, height: 900 };
      const context = await browser.newContext({
        viewport,
        baseURL: origin,
        javaScriptEnabled: hasScripts(),
      });
      await signedInMember({ database: db, context, baseURL: origin }, 'vitrine', dataDir);
      const page = await context.newPage();
      await page.goto('/mesa');
      await page.getByRole('navigation', { name: 'Mesa' }).getByRole('link', { name: 'Testes' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testes');
      const visit = page.getByRole('region', { name: 'Pedir CPF na visita?' });
      await expect(visit.getByRole('img', { name: /^Diferença de 0,0 ponto/ })).toBeVisible();
      await expect(visit.getByText('Divisão confere: 75,2 para 24,8.')).toBeVisible();
      const search = page.getByRole('region', { name: 'Simplificar a busca da capa?' });
      await expect(search.getByRole('alert')).toContainText('A divisão saiu 81,9 para 18,1');
      await expect(search.getByRole('img')).toHaveCount(0);
      expect(await overflow(page)).toBe(0);
      if (hasScripts()) expect(await violations(page)).toEqual([]);
      const body = await page.screenshot({ fullPage: true });
      await test.info().attach(`testes ${width}`, { body, contentType: 'image/png' });
      await context.close();
    }
    await close();
  });
  await rm(dataDir, { recursive: true });
});
