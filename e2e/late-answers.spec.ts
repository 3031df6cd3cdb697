import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addContact } from '../tests/contacts/add-contact';
import { expect, test } from './support/account';
import { signedInMember } from './support/admin';
import { hold } from './support/hold';
import { cardLinks, cards, mainSearch, nextCards, open, sortBy } from './support/listing';

const answerTo = (page: Page, url: RegExp) =>
  page.waitForResponse(url).then((response) => response.finished());

test.describe('‘Carregar mais’, still on its way', () => {
  test('gives way to the property that is opened after it', async ({ page }) => {
    await open(page, mainSearch);
    const more = await hold(page, /pagina=2&antecipado=1/);
    const property = await hold(
      page,
      /\/imovel\/.*_data|\/(?:novo|usado)\/.*_data|\/(?:novo|usado)\/.*\.data/,
    );
    await nextCards(page).click();
    await more.arrived();
    const opened = cardLinks(page).first();
    const path = new URL((await opened.getAttribute('href'))!, page.url()).pathname;
    await opened.click();
    await property.arrived();
    const answered = answerTo(page, /pagina=2/);
    await more.letGo();
    await answered;
    await property.letAllGo();
    await expect(page).toHaveURL((url) => url.pathname === path);
  });

  test('gives way to another order, whose own button works', async ({ page }) => {
    await open(page, mainSearch);
    const more = await hold(page, /pagina=2&antecipado=1/);
    await nextCards(page).click();
    await more.arrived();
    await sortBy(page, 'Maior preço');
    await expect(page).toHaveURL(/direcao=desc$/);
    const answered = answerTo(page, /pagina=2/);
    await more.letGo();
    await answered;
    await expect(nextCards(page)).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(/direcao=desc$/);
    await nextCards(page).click();
    await more.arrived(2);
    await more.letGo(1);
    await expect(page).toHaveURL(/direcao=desc&pagina=2$/);
    await expect(cards(page)).toHaveCount(18);
  });
});

test('a code that is corrected while it is looked up can be sent again', async ({ page }) => {
  await open(page, mainSearch);
  const ids = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-id')!));
  await open(page, '/');
  const box = page.getByRole('main').getByRole('search');
  const field = box.getByLabel('Onde você quer morar');
  const codes = await hold(page, /recursos\/codigo/);
  await field.click();
  await expect(field).toHaveRole('combobox');
  await field.fill(ids[0]!);
  await field.press('Enter');
  await codes.arrived();
  await field.fill(ids[1]!);
  await field.press('Enter');
  await codes.arrived(2);
  await codes.letGo(0);
  await codes.letGo(1);
  await expect(page).toHaveURL(new RegExp(`/${ids[1]}$`));
});

test.describe('an act on a row of the admin, still on its way', () => {
  const taking = /mesa\/contatos.*\.data|mesa\/contatos.*_data/;
  let name: string;
  test.beforeEach(async ({ page, database, context, baseURL }) => {
    name = `Demora ${randomUUID().slice(0, 8)}`;
    for (const each of ['A', 'B'])
      await addContact(database, { name: `${name} ${each}`, protocol: randomUUID().slice(0, 13) });
    await signedInMember({ database, context, baseURL }, 'atendimento');
    await open(page, `/mesa/contatos?busca=${encodeURIComponent(name)}`);
  });
  const takeOf = (page: Page, each: string) =>
    page.getByRole('row', { name: `${name} ${each}` }).getByRole('button', { name: /^Assumir/ });

  test('gives way to the act on another row, and leaves no button busy', async ({ page }) => {
    const acts = await hold(page, taking, 'POST');
    await takeOf(page, 'A').click();
    await acts.arrived();
    await takeOf(page, 'B').click();
    await acts.arrived(2);
    await acts.letGo(1);
    await expect(page.getByText('O contato é seu.').first()).toBeVisible();
    await expect(takeOf(page, 'B')).toHaveCount(0);
    await expect(takeOf(page, 'A')).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('alert')).toBeEmpty();
  });

  test('takes no focus from the field that is typed in', async ({ page }) => {
    const acts = await hold(page, taking, 'POST');
    await takeOf(page, 'A').click();
    await acts.arrived();
    const search = page.getByLabel('Nome, e-mail, código');
    await search.fill('Clara');
    await acts.letGo();
    await expect(page.getByText('O contato é seu.').first()).toBeVisible();
    await expect(takeOf(page, 'A')).toHaveCount(0);
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('Clara');
  });
});
