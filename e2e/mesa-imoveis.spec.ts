import { readFile } from 'node:fs/promises';
import { overflow, violations } from './support/accessibility';
import { signedInMember } from './support/admin';
import { expect, test } from './support/account';
import { hasScripts, open } from './support/listing';

for (const width of [1440, 360])
  test(`finds a property and takes the list along, at ${width} px @js @no-js`, async ({
    page,
    database,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    const title = page.getByRole('heading', { level: 1 });
    const isRight = async () => {
      await expect(title).toHaveText('Imóveis');
      expect(await overflow(page)).toBe(0);
      if (hasScripts()) expect(await violations(page)).toEqual([]);
    };
    const property = await database
      .selectFrom('property')
      .select(['reference', 'title', 'district', 'bedrooms'])
      .where('active', '=', true)
      .where('available', '=', true)
      .where('bedrooms', '>', 2)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await signedInMember({ database, context, baseURL }, 'vitrine');

    await open(page, '/mesa');
    await page.getByRole('navigation', { name: 'Mesa' }).getByRole('link', { name: 'Imóveis' }).click();
    await isRight();
    await expect(page.getByRole('link', { name: /^No ar/ })).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('.mfrase')).toContainText('no ar.');

    await page.getByText('Mais filtros').click();
    await page.getByLabel('Dormitórios').selectOption('3');
    await page.getByLabel('Lugar').fill(property.district);
    // Without the mouse: a hover would still change colors while axe looks.
    await page.getByRole('button', { name: 'Filtrar por todos' }).press('Enter');
    await expect(page.getByLabel('Dormitórios')).toHaveValue('3');
    await isRight();
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Baixar CSV' }).click();
    const lines = (await readFile(await (await file).path(), 'utf8')).split('\r\n').slice(1, -1);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !line.includes(property.district))).toEqual([]);

    const all = page.getByRole('link', { name: /^Todos/ });
    await all.click();
    await expect(all).toHaveAttribute('aria-current', 'page');
    await page.getByLabel('Código, endereço, título').fill(property.reference.toLowerCase());
    await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
    const row = page.getByRole('row', { name: property.reference });
    await expect(row).toContainText('no ar');
    await expect(row.getByRole('checkbox')).toBeVisible();
    await isRight();
    await row.getByRole('link').first().click();
    await expect(title).toHaveText(property.title);
  });
