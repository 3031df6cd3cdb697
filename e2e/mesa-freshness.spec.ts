import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Database } from '../api/database';
import { clock } from '../domain/kernel/clock';
import { checkedDayText } from '../domain/property/freshness';
import { criteriaOf, criteriaVersion } from '../domain/saved-search/criteria';
import { emptyFilters } from '../domain/search/normalize';
import { addContact } from '../tests/contacts/add-contact';
import { makeAccount } from '../tests/support/accounts';
import { expect, test } from './support/account';
import { overflow, violations } from './support/accessibility';
import { signedInMember } from './support/admin';
import { hasScripts, open } from './support/listing';
import { brokerOf } from './support/offered-contact';
import { unchecked } from './support/unchecked-property';

/** Searches for whatever is for sale, and asked the broker for contact. */
async function seeker(database: Kysely<Database>, broker: number): Promise<string> {
  const name = `Ana ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@exemplo.com.br`;
  const now = clock.now();
  const { id } = await makeAccount(database, { email, name, verified_at: now });
  const criteria = criteriaOf({ ...emptyFilters(), negotiation: 'sell', price: { max: 900_000_000 } });
  await database
    .insertInto('saved_search')
    .values({
      ...{ account_id: id, name: 'Casa', criteria: JSON.stringify(criteria), currency: 'BRL' },
      ...{ criteria_version: criteriaVersion, frequency: 'off', baseline_at: now, created_at: now },
      updated_at: now,
    })
    .execute();
  await addContact(database, { name, email, broker_id: broker, protocol: randomUUID().slice(0, 18) });
  return name;
}

for (const width of [1440, 360])
  test(`confirms an offer, and calls who waits, at ${width} px @js @no-js`, async ({
    page,
    database,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    const isRight = async (title: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      expect(await overflow(page), title).toBe(0);
      // axe is a script of its own; where scripts are off the page's markup is the same.
      if (hasScripts()) expect(await violations(page), title).toEqual([]);
    };
    const member = await signedInMember({ database, context, baseURL }, 'corretor');
    const broker = await brokerOf(database, member.email);
    const { id, reference, title } = await unchecked(database, broker, 31);
    const name = await seeker(database, broker);
    const today = checkedDayText(clock.now(), clock.now());

    await open(page, '/mesa');
    const still = page.locator('section', { hasText: 'Ainda à venda?' });
    await expect(still.getByRole('listitem')).toContainText(reference);
    await expect(still.getByRole('button', { name: 'Sim, pelo mesmo preço' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Mesa' })
      .getByRole('link', { name: /^Imóveis/ })
      .click();

    await isRight('Meus imóveis');
    await expect(page.getByText('Um no ar. Um sem conferir há mais de 30 dias.')).toBeVisible();
    await expect(page.getByText(/^Segue à venda por R\$/)).toBeVisible();
    await page.getByRole('button', { name: 'Sim, igual' }).click();
    await expect(page.getByText('Conferido hoje.').first()).toBeVisible();
    await expect(page.getByText('Um no ar. Conferido há menos de 30 dias.')).toBeVisible();
    await expect(page.getByText(`conferido em ${today}`)).toBeVisible();
    await isRight('Meus imóveis');

    await page.getByRole('link', { name: title }).click();
    await isRight(title);
    await expect(page.getByText(`Conferido em ${today}, por Pessoa de corretor.`)).toBeVisible();
    const people = page.locator('#painel-ligar');
    await expect(people.getByRole('listitem').filter({ hasText: name })).toContainText('5 de 5');
    await people.getByRole('listitem').filter({ hasText: name }).getByRole('button').click();
    await expect(page.getByText('Anotado: o corretor do imóvel vê o contato em Hoje.').first()).toBeVisible();
    await open(page, '/mesa');
    const promise = page.getByRole('listitem').filter({ hasText: name });
    await expect(promise.filter({ hasText: `Falar do imóvel ${reference}` })).toBeVisible();

    await open(page, `/mesa/imoveis/${id}`);
    await page.getByRole('link', { name: 'Ver no site' }).click();
    await expect(page.getByText(/^Atualizado em .*, conferido em /)).toContainText(today);
  });
