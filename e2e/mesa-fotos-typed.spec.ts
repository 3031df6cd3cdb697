import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/database';
import { expect, test } from './support/account';
import { signedInMember } from './support/admin';
import { hold } from './support/hold';

/** Its photos are arranged by no other story. */
async function someProperty(database: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from property p where active and available and for_sale and jsonb_array_length(photos) between 9 and 12
      and plan is null and not exists (select from property_override o where o.reference = p.reference)
    order by random() limit 1`.execute(database);
  return rows[0]!.id;
}

test('keeps what is typed while an action of the photos is under way', async ({
  page,
  database,
  context,
  baseURL,
}) => {
  const id = await someProperty(database);
  await signedInMember({ database, context, baseURL }, 'vitrine');
  await page.goto(`/mesa/imoveis/${id}/fotos`);
  const caption = (name: string) => page.getByLabel(name, { exact: true });
  const actions = await hold(page, new RegExp(`imoveis/${id}/fotos`), 'POST');

  await caption('Foto 2').fill('A pisc');
  await page.getByRole('button', { name: 'Subir a foto 2' }).click();
  await actions.arrived();
  await caption('Foto 2').fill('A piscina');
  await caption('Capa').fill('A fachada');
  await caption('Foto 3').fill('O jardim');
  await caption('Foto 4').fill('A cozinha');
  await caption('Foto 4').press('ArrowLeft');
  await actions.letGo();
  await expect(page.getByText('Há mudanças por salvar')).toBeVisible();
  await expect(caption('Capa')).toHaveValue('A piscina');
  await expect(caption('Foto 2')).toHaveValue('A fachada');
  await expect(caption('Foto 3')).toHaveValue('O jardim');
  // Focus and cursor stay where they were.
  await page.keyboard.type('!');
  await expect(caption('Foto 4')).toHaveValue('A cozinh!a');

  await page.getByRole('button', { name: 'Tirar a foto 5' }).click();
  await actions.arrived(2);
  await caption('Foto 6').fill('A suíte');
  await actions.letGo(1);
  await expect(page.getByText('1 recusada', { exact: true })).toBeVisible();
  await expect(caption('Foto 5')).toHaveValue('A suíte');

  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await actions.arrived(3);
  await caption('Foto 3').fill('O jardim, da varanda');
  await actions.letGo(2);
  await expect(page.getByText('Fotos salvas.').first()).toBeVisible();
  await expect(caption('Capa')).toHaveValue('A piscina');
  await expect(caption('Foto 3')).toHaveValue('O jardim, da varanda');

  await actions.end();
  // What came before the save comes back, apart from what was typed and not saved.
  await page.getByRole('button', { name: 'Desfazer' }).first().click();
  await expect(page.getByText(/1 recusada/)).toHaveCount(0);
  await expect(page.getByText('A piscina')).toHaveCount(0);
  await expect(caption('Capa')).not.toHaveValue('A piscina');
});
