import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addBroker, addContact } from '../tests/contacts/add-contact';
import { overflow, violations } from './support/accessibility';
import { signedInMember } from './support/admin';
import { expect, test } from './support/account';
import { hasScripts, open } from './support/listing';

// A conflict.
test.use({ expectedProblems: [/409/] });

const sizes = { 1440: { width: 1440, height: 900 }, 360: { width: 360, height: 640 } } as const;

/** Stories run in several processes, which count protocols apart. */
const named = (name: string) => ({ name, protocol: randomUUID().slice(0, 13) });

/** A page whose document has a mark, which a full reload would lose. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''));
const hasMark = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-mark'));

async function expectSound(page: Page, width: string) {
  expect(await overflow(page)).toBe(0);
  // axe is a script of its own; where scripts are off the page's markup is the same.
  if (hasScripts()) expect(await violations(page)).toEqual([]);
  if (width === '360') {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize(sizes[360]);
  }
}

for (const [width, size] of Object.entries(sizes))
  test(`takes, passes on and loses contacts, at ${width} px @js @no-js`, async ({
    page,
    database,
    context,
    baseURL,
  }) => {
    await page.setViewportSize(size);
    const name = `Rafael ${width} ${hasScripts() ? 'com' : 'sem'}`;
    const [first, second] = [
      await addContact(database, named(name)),
      await addContact(database, named(`${name} B`)),
    ];
    const broker = await addBroker(database, `marina-${second}`, `Marina ${second}`);
    await signedInMember({ database, context, baseURL }, 'atendimento');
    await open(page, '/mesa');
    let taps = 0;
    const tap = async (locator: ReturnType<Page['getByRole']>) => {
      taps += 1;
      await locator.click();
    };

    await tap(page.getByRole('navigation', { name: 'Mesa' }).getByRole('link', { name: 'Contatos' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contatos');
    if (hasScripts()) await mark(page);
    await tap(page.getByRole('row', { name: `${name} B` }).getByRole('button', { name: /^Assumir/ }));
    await expect(page.getByText('O contato é seu.').first()).toBeVisible();
    expect(taps).toBe(2);
    await expect(page.getByRole('row', { name: `${name} B` })).toHaveCount(0);
    if (hasScripts()) {
      expect(await hasMark(page)).toBe(true);
      await expect(page.locator('tr a:focus')).toHaveCount(1);
    }

    await tap(page.getByRole('row', { name }).getByRole('link', { name }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expectSound(page, width);
    await page.getByRole('combobox', { name: 'Passar a' }).selectOption(`broker:${broker}`);
    await page.getByRole('button', { name: 'Passar o contato' }).click();
    await expect(page.getByText('Contato passado.').first()).toBeVisible();
    await expect(page.locator('#painel-atende')).toContainText(`Marina ${second}`);

    const reason = page.getByLabel('Por que se perdeu');
    await expect(reason).toBeHidden();
    await page.getByLabel('Agora está').selectOption('perdido');
    await reason.fill('Comprou com outra imobiliária');
    await page.getByRole('button', { name: 'Salvar estado' }).click();
    await expect(page.getByText('Estado salvo.').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Comprou com outra imobiliária');
    if (hasScripts()) {
      expect(await hasMark(page)).toBe(true);
      await expect(page.getByRole('button', { name: 'Salvar estado' })).toBeFocused();
    }
    expect(
      await database.selectFrom('lead').select(['broker_id', 'state']).where('id', '=', first).execute(),
    ).toEqual([{ broker_id: broker, state: 'perdido' }]);
  });

for (const [width, size] of Object.entries(sizes))
  test(`shows what two people changed, at ${width} px @js @no-js`, async ({
    page,
    database,
    context,
    baseURL,
  }) => {
    await page.setViewportSize(size);
    const id = await addContact(database, named('Clara Reis'));
    await signedInMember({ database, context, baseURL }, 'atendimento');
    await open(page, `/mesa/contatos/${id}`);
    await database.updateTable('lead').set({ next_step: 'Escrever' }).where('id', '=', id).execute();
    await page.getByLabel('O que fazer').fill('Ligar');
    await page.getByLabel('Quando').fill('2030-01-02');
    await page.getByRole('button', { name: 'Salvar próximo passo' }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Alguém mudou este contato enquanto você escrevia');
    if (hasScripts()) await expect(title).toBeFocused();
    await expect(page.getByText('Guardado do seu: dia do próximo passo.')).toBeVisible();
    await expectSound(page, width);
    await expect(page.getByRole('radio', { name: 'Próximo passo: Ligar' })).toBeChecked();
    await page.getByRole('button', { name: 'Salvar o que escolhi' }).click();
    await expect(title).toHaveText('Clara Reis');
    await expect(page.getByLabel('O que fazer')).toHaveValue('Ligar');
    await expect(page.getByLabel('Quando')).toHaveValue('2030-01-02');
  });

test('an untouched form gets what another wrote, own text stays @js', async ({
  page,
  database,
  context,
  baseURL,
}) => {
  const id = await addContact(database, named('Davi Prado'));
  await signedInMember({ database, context, baseURL }, 'atendimento');
  await open(page, `/mesa/contatos/${id}`);
  await page.getByLabel('O que fazer').fill('Ligar');
  const theirs = { state: 'visita', next_step: 'Escrever' } as const;
  await database.updateTable('lead').set(theirs).where('id', '=', id).execute();
  // Its answer brings the contact as it is now.
  await page.getByLabel('Só a equipe lê').fill('Prefere de manhã');
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(page.getByLabel('Agora está')).toHaveValue('visita');
  await expect(page.getByLabel('O que fazer')).toHaveValue('Ligar');
  await page.getByRole('button', { name: 'Salvar próximo passo' }).click();
  await expect(page.getByRole('radio', { name: 'Próximo passo: Ligar' })).toBeChecked();
  const stored = database.selectFrom('lead').select('next_step').where('id', '=', id);
  expect(await stored.executeTakeFirst()).toEqual({ next_step: theirs.next_step });
});
