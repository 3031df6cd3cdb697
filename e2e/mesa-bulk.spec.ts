import { randomUUID } from 'node:crypto';
import { addContact } from '../tests/contacts/add-contact';
import { overflow, violations } from './support/accessibility';
import { signedInMember } from './support/admin';
import { expect, test } from './support/account';
import { hasScripts, open } from './support/listing';

test('loses two contacts at once, and takes it back @js @no-js', async ({
  page,
  database,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const name = `Lote ${randomUUID().slice(0, 8)}`;
  const ids: number[] = [];
  for (const each of ['A', 'B', 'C'])
    ids.push(await addContact(database, { name: `${name} ${each}`, protocol: randomUUID().slice(0, 13) }));
  await signedInMember({ database, context, baseURL }, 'direcao');
  const stored = async () =>
    (await database.selectFrom('lead').select('state').where('id', 'in', ids).orderBy('id').execute()).map(
      ({ state }) => state,
    );

  await open(page, `/mesa/contatos?busca=${encodeURIComponent(name)}`);
  await page.getByRole('checkbox', { name: `Escolher ${name} A` }).check();
  await page.getByRole('checkbox', { name: `Escolher ${name} C` }).check();
  await page.getByRole('button', { name: 'Mudar os escolhidos' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Mudar 2 contatos');
  await page.getByLabel('Estado').selectOption('perdido');
  await page.getByLabel('Por que se perderam').fill('Lançamento cancelado');
  await page.getByRole('button', { name: 'Ver o que muda' }).click();
  await expect(page.getByText('Muda 2, não muda 0.')).toBeVisible();
  if (hasScripts()) {
    await expect(title).toBeFocused();
    expect(await violations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBe(0);
  expect(await stored()).toEqual(['novo', 'novo', 'novo']);

  // Other stories add contacts meanwhile: whether the number is typed depends on all of them.
  const number = page.getByLabel('Quantos mudam');
  if (await number.isVisible()) await number.fill('2');
  await page.getByRole('button', { name: 'Mudar 2 contatos' }).click();
  await expect(page.getByText('Mudou em 2 contatos.').first()).toBeVisible();
  expect(await stored()).toEqual(['perdido', 'novo', 'perdido']);
  await page.getByRole('button', { name: 'Desfazer os 2' }).first().click();
  await expect(page.getByText('Desfeito em 2 contatos.').first()).toBeVisible();
  // The notice of what was taken back is gone: its button would fail.
  await expect(page.getByText('Mudou em 2 contatos.')).toHaveCount(0);
  expect(await stored()).toEqual(['novo', 'novo', 'novo']);
});
