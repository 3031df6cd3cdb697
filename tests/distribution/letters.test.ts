import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkDays } from '@api/leads/lead-links';
import { forget } from '../support/composed';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { allEmails, tokenIn } from '../support/emails';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { addMember } from '../staff/member';
import { addBroker, emptyDistribution, movableClock, runDistribution, sendContact } from './distributing';

let opened: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let property: number;
beforeAll(async () => {
  opened = await openTestDatabase();
  const listing = makeListing({ reference: '18533', title: 'Cobertura no Leblon', district: 'Leblon' });
  property = (await fillCatalogue(opened.db, [listing])).get('18533')!;
});
afterAll(() => opened.close());
/** A Friday in São Paulo. */
beforeEach(() => void (clock = movableClock('2026-11-27T14:34:00-03:00')));
afterEach(async () => {
  clock.restore();
  await emptyDistribution(opened.db);
});

const given = { name: 'Beatriz Sá', whatsapp: '+55 (11) 98765-4321', message: 'Posso ir no sábado?' };
const letters = async (kind: string) => (await allEmails(opened.db)).filter(({ letter }) => letter === kind);

async function contactOfProperty(): Promise<{ lead: number; broker: number }> {
  await addMember(opened.db, 'direcao');
  const broker = await addBroker(opened.db, 'tomas');
  await opened.db.updateTable('property').set({ broker_id: broker }).execute();
  const lead = await sendContact(opened.db, { ...given, product_id: property });
  await runDistribution(opened.db);
  return { lead, broker };
}

describe('the letter of an offer', () => {
  test('names property, district, kind, reason and due time only', async () => {
    await contactOfProperty();
    const [letter, ...others] = await letters('contact-offer');
    expect([letter!.to, others]).toEqual(['tomas@casa.com.br', []]);
    expect(letter!.subject).toBe('Mensagem, código 18533: para você até 14h49');
    for (const words of ['Cobertura no Leblon', 'Bairro: Leblon', 'porque o imóvel é seu', 'até as 14h49'])
      expect(letter!.text).toContain(words);
    for (const part of [letter!.text, letter!.html, letter!.subject, letter!.replyTo ?? ''])
      expect(part).not.toMatch(/Beatriz|98765|sábado\?|exemplo\.com\.br/);
  });

  test('says the day of a time on another day', async () => {
    clock.set('2026-11-27T22:00:00-03:00');
    await contactOfProperty();
    const [letter] = await letters('contact-offer');
    expect(letter!.subject).toMatch(/para você até sábado, 28\/11, 9h15$/);
    expect(letter!.text).toContain('até sábado, 28/11, às 9h15');
  });

  test.each([
    ['somebody has the contact', { broker_id: 1 }],
    ['its time is over', null],
  ])('is not sent once %s', async (_, change) => {
    const { lead, broker } = await contactOfProperty();
    if (change)
      await opened.db.updateTable('lead').set({ broker_id: broker }).where('id', '=', lead).execute();
    else clock.move(15);
    expect(await letters('contact-offer')).toEqual([]);
  });

  test('has a token of 128 bits, of which only the hash is stored', async () => {
    await contactOfProperty();
    const token = tokenIn((await letters('contact-offer'))[0]!);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    const rows = await opened.db.selectFrom('lead_link').selectAll().execute();
    expect(rows.map(({ offer_id: offer }) => offer !== null)).toContain(true);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('the letter of the last resort', () => {
  const lapseTwice = async () => {
    const { lead } = await contactOfProperty();
    await addBroker(opened.db, 'ana');
    for (let times = 0; times < 2; times += 1) {
      clock.move(15);
      await runDistribution(opened.db);
    }
    return lead;
  };

  test('has the contact, and names who let it lapse', async () => {
    await lapseTwice();
    const [letter, ...others] = await letters('contact-resort');
    expect([letter!.to, others]).toEqual(['direcao@casa.com.br', []]);
    for (const words of ['Pessoa tomas e Pessoa ana', 'Beatriz Sá', '(11) 98765-4321', '/assumir?token='])
      expect(letter!.text).toContain(words);
  });

  test('is not sent once somebody else has the contact', async () => {
    const lead = await lapseTwice();
    const ana = opened.db.selectFrom('broker').select('id').where('slug', '=', 'ana');
    await opened.db
      .updateTable('lead')
      .set({ broker_id: ana, member_id: null })
      .where('id', '=', lead)
      .execute();
    expect(await letters('contact-resort')).toEqual([]);
  });

  test('is not sent once the contact is answered', async () => {
    const lead = await lapseTwice();
    await opened.db.updateTable('lead').set({ answered_at: new Date() }).where('id', '=', lead).execute();
    expect(await letters('contact-resort')).toEqual([]);
  });
});

test('links are deleted after their days, and with their contact', async () => {
  const { lead } = await contactOfProperty();
  await letters('contact-offer');
  const links = async () =>
    (await opened.db.selectFrom('lead_link').select('hash').where('offer_id', 'is not', null).execute())
      .length;
  clock.move((linkDays - 1) * 24 * 60);
  await forget(opened.db);
  expect(await links()).toBe(1);
  clock.move(2 * 24 * 60);
  await forget(opened.db);
  expect(await links()).toBe(0);
  await opened.db
    .insertInto('lead_link')
    .values({ hash: 'x', lead_id: lead, offer_id: null, made_at: new Date() })
    .execute();
  await opened.db.deleteFrom('lead').execute();
  expect(await opened.db.selectFrom('lead_link').select('hash').execute()).toEqual([]);
});
