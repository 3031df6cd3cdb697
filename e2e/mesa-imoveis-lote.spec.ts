import { overflow, violations } from './support/accessibility';
import { signedInMember } from './support/admin';
import { expect, test } from './support/account';
import { hasScripts, open } from './support/listing';

// Without scripts the form is refused by the server.
test.use({ expectedProblems: [/400/] });

test('makes two homes opportunities at once, and takes it back @js @no-js', async ({
  page,
  database,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const homes = await database
    .selectFrom('property')
    .select(['id', 'reference', 'title'])
    .where('active', '=', true)
    .where('available', '=', true)
    .where('opportunity', '=', false)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const ids = homes.map(({ id }) => id);
  await signedInMember({ database, context, baseURL }, 'direcao');
  const stored = async () =>
    (
      await database
        .selectFrom('property')
        .select('opportunity')
        .where('id', 'in', ids)
        .orderBy('id')
        .execute()
    ).map(({ opportunity }) => opportunity);

  await open(page, `/mesa/imoveis/lote?quais=escolhidos&c=${ids[0]}&c=${ids[1]}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Mudar 2 imóveis');
  await page.getByRole('button', { name: 'Ver o que muda' }).click();
  await expect(page.getByText('Escolha o que muda').first()).toBeVisible();
  await page.getByLabel('Oportunidade').selectOption('Sim');
  await page.getByLabel('Por quê (opcional)').fill('Fim do ano');
  if (hasScripts()) expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ver o que muda' }).click();
  await expect(page.getByText('Muda 2, não muda 0.')).toBeVisible();
  await expect(page.getByRole('row', { name: homes[0]!.reference })).toContainText('Oportunidade');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBe(0);
  if (hasScripts()) expect(await violations(page)).toEqual([]);
  expect(await stored()).toEqual([false, false]);

  await page.getByRole('button', { name: 'Mudar 2 imóveis' }).click();
  // The worker of the server takes it. Without scripts a link reads the page again.
  await expect(async () => {
    if (!hasScripts()) await page.reload();
    await expect(title).toHaveText('Mudou em 2 imóveis', { timeout: 1_000 });
  }).toPass();
  expect(await stored()).toEqual([true, true]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Desfazer' }).first().click();
  await expect(page.getByText('Desfeito em 2 imóveis.').first()).toBeVisible();
  expect(await stored()).toEqual([false, false]);
});
