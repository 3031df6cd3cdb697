import { overflow, violations } from './support/accessibility';
import { expect, test } from './support/account';
import { signedInMember } from './support/admin';
import { hasScripts } from './support/listing';

for (const width of [1440, 360])
  test(`reads the brokers in Pessoas, at ${width} px @js @no-js`, async ({
    page,
    database,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    const isRight = async (title: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await overflow(page), title).toBe(0);
      // axe is a script of its own; where scripts are off the page's markup is the same.
      if (hasScripts()) expect(await violations(page), title).toEqual([]);
    };
    await signedInMember({ database, context, baseURL }, 'direcao');
    await page.goto('/mesa/pessoas');
    await page.getByRole('link', { name: /^Corretores \d/ }).click();
    await isRight('Pessoas');
    await expect(page.getByText(/^\d+ corretores no site/)).toBeVisible();
    await page.getByLabel('Nome, e-mail ou CRECI').fill('MARINA couto');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await expect(page.getByRole('row', { name: 'Marina Couto' })).toContainText('da demonstração');
    await page.getByRole('link', { name: 'Marina Couto', exact: true }).click();
    await isRight('Marina Couto');
    await expect(page.getByText('CRECI-SP 118.204-F')).toBeVisible();
    await expect(page.getByText(/^Este corretor é da demonstração/)).toBeVisible();
    await page.getByRole('link', { name: 'Corretores', exact: true }).click();
    await isRight('Pessoas');
  });
