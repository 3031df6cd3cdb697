import { overflow, violations } from './support/accessibility';
import { expect, test } from './support/account';
import { signedInMember } from './support/admin';
import { hasScripts, open } from './support/listing';
import { brokerOf } from './support/offered-contact';

for (const width of [1440, 360])
  test(`a broker notes an own absence, at ${width} px @js @no-js`, async ({
    page,
    database,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    const member = await signedInMember({ database, context, baseURL }, 'corretor');
    await brokerOf(database, member.email);
    await open(page, '/mesa');
    await page.getByRole('link', { name: 'Minhas ausências' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minhas ausências');
    expect(await overflow(page)).toBe(0);
    // axe is a script of its own; where scripts are off the page's markup is the same.
    if (hasScripts()) expect(await violations(page)).toEqual([]);
    await expect(page.getByText('Nenhuma ausência.')).toBeVisible();
    await page.getByLabel('Até, inclusive').fill(await page.getByLabel('De', { exact: true }).inputValue());
    await page.getByRole('button', { name: 'Anotar ausência' }).click();
    await expect(page.getByText(/até \d+\/\d+\. Não recebe contatos\./).first()).toBeVisible();
    await page.getByRole('link', { name: 'Hoje', exact: true }).last().click();
    await expect(page.getByText(/^Você está fora até/)).toBeVisible();
    await page.getByRole('link', { name: 'Minhas ausências' }).click();
    await page.getByRole('button', { name: /^Tirar/ }).click();
    await expect(page.getByText('Você recebe contatos outra vez.').first()).toBeVisible();
    await expect(page.getByText('Nenhuma ausência.')).toBeVisible();
  });
