import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { alertStopLinks } from '@api/saved-searches/alerts/links';
import type { ListingInput } from '@api/catalogue/listing';
import { saveFavorite } from '@api/favorites/queries/favorites';
import { setFavoriteEmailFrequency } from '@api/favorites/queries/favorite-emails';
import { removeEverywhere } from '@api/favorites/queries/removals';
import type { Negotiation } from '@domain/search/filters';
import type { Frequency } from '@domain/saved-search/frequency';
import { allEmails, emailsTo, tokenIn } from '../support/emails';
import { type AlertFixture, at, openAlertFixture } from './alert-fixture';

type Change = Partial<ListingInput>;
const home = { reference: 'H', title: 'Casa do pátio', sellPrice: 2_000_000 };
const fell = { ...home, sellPrice: 1_900_000 };
const other = { reference: 'other', city: 'Itu' };
const toRent = { forRent: true, rentPrice: 9_000 };

describe('letters of favourites', () => {
  let fixture: AlertFixture;
  beforeAll(async () => {
    fixture = await openAlertFixture();
  });
  afterAll(() => fixture.close());
  beforeEach(() => fixture.clear());

  const keep = async (account: number, reference: string, negotiation: Negotiation = 'sell') => {
    const { db } = fixture;
    const { id } = await db
      .selectFrom('property')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    await saveFavorite(db, { account, property: id, negotiation });
    return id;
  };
  const keeper = async (frequency: Frequency = 'daily') => {
    const person = await fixture.person();
    await setFavoriteEmailFrequency(fixture.db, person.id, frequency);
    return person;
  };
  /** What changed before noon of Monday is told on Tuesday's morning. */
  const queued = async () => {
    await fixture.note(at('monday', '12:00'));
    await fixture.tell(at('tuesday', '08:00'));
  };
  const nextMorning = async () => {
    await queued();
    return allEmails(fixture.db);
  };

  /** What a home was, what it is (null: gone), in which negotiation it is kept, and what is told (null: nothing). */
  const cases: [string, Change, Change | null, Negotiation, RegExp | null][] = [
    ['a price that fell', {}, { sellPrice: 1_900_000 }, 'sell', /Caiu R\$ 100\.000 \(5%\)/],
    ['what left the market', {}, null, 'sell', /Saiu do ar/],
    ['a rent that fell', toRent, { ...toRent, rentPrice: 8_000 }, 'rent', /era R\$ 9\.000 por mês/],
    ['nothing of a price that rose', {}, { sellPrice: 2_100_000 }, 'sell', null],
    ['nothing of a rent, to who would buy', toRent, { ...toRent, rentPrice: 8_000 }, 'sell', null],
    ['nothing of what is for sale still', toRent, {}, 'rent', null],
    ['nothing of a price that is hidden now', {}, { sellPrice: null }, 'sell', null],
    ['nothing of another currency', {}, { sellPrice: 500_000, currency: 'USD' }, 'sell', null],
    ['nothing of another text', {}, { description: 'Outro.' }, 'sell', null],
  ];

  it('tell once of prices that fell and of what left, and of nothing else', async () => {
    const all = (side: 1 | 2) => [
      other,
      ...cases.flatMap((each, n) => (each[side] ? [{ ...home, reference: `C${n}`, ...each[side] }] : [])),
    ];
    await fixture.apply(all(1));
    const emails: string[] = [];
    for (const [n, [, , , negotiation]] of cases.entries()) {
      const { id, email } = await keeper();
      await keep(id, `C${n}`, negotiation);
      emails.push(email);
    }
    await fixture.apply(all(2));
    const sentEmails = await nextMorning();
    for (const [n, [title, , , , notified]] of cases.entries()) {
      const own = sentEmails.filter(({ to }) => to === emails[n]);
      expect(own, title).toHaveLength(notified ? 1 : 0);
      if (notified) expect(own[0]!.text, title).toMatch(notified);
    }
    await fixture.tell(at('wednesday', '08:00'));
    expect(await allEmails(fixture.db)).toEqual([]);
  });

  it('are a section of the one letter of searches, each home once', async () => {
    await fixture.apply([other, home, { reference: 'gone' }]);
    const { id, email } = await keeper();
    await fixture.search(id, { name: 'Moema', filters: { local: 'moema' } });
    await keep(id, 'H');
    await keep(id, 'gone');
    await fixture.apply([other, fell]);
    await queued();
    const [sentEmail, ...more] = await emailsTo(fixture.db, email);
    expect(more).toEqual([]);
    expect(sentEmail!.subject).toBe('2 imóveis nas suas pesquisas e favoritos');
    expect(sentEmail!.text).toMatch(
      /MOEMA[\s\S]*Está nos seus favoritos\.[\s\S]*SEUS FAVORITOS[\s\S]*Saiu do ar/,
    );
    expect(sentEmail!.text.match(/Por quê: /g)).toHaveLength(2);
  });

  it('leave out what is no news any more when they are written', async () => {
    const { db } = fixture;
    type Change = (account: number, property: number) => Promise<unknown>;
    const changes: Record<string, Change> = {
      removed: (account, property) => removeEverywhere(db, { account, property }),
      'as dear again': () => Promise.resolve(),
      'letters off': (account) => setFavoriteEmailFrequency(db, account, 'off'),
      'address not proven': (account) =>
        db.updateTable('account').set({ verified_at: null }).where('id', '=', account).execute(),
      'news still': () => Promise.resolve(),
    };
    const named = Object.keys(changes);
    const homes = (price: (name: string) => number) =>
      named.map((name) => ({ ...home, reference: name, sellPrice: price(name) }));
    await fixture.apply([other, ...homes(() => 2_000_000)]);
    const saved: [name: string, email: string, account: number, property: number][] = [];
    for (const name of named) {
      const { id, email } = await keeper();
      saved.push([name, email, id, await keep(id, name)]);
    }
    await fixture.apply([other, ...homes(() => 1_900_000)]);
    await queued();
    for (const [name, , account, property] of saved) await changes[name]!(account, property);
    await fixture.apply([other, ...homes((name) => (name === 'as dear again' ? 2_000_000 : 1_900_000))]);
    const notified = (await allEmails(db)).map(({ to }) => saved.find(([, email]) => email === to)![0]);
    expect(notified).toEqual(['news still']);
  });

  it('are off by default, and tell nothing of before a home was kept', async () => {
    await fixture.apply([other, home]);
    const { id } = await fixture.person();
    await keep(id, 'H');
    await fixture.apply([other, fell]);
    await keep((await keeper()).id, 'H');
    expect(await nextMorning()).toEqual([]);
  });

  it('are ended by one click alone, and had back', async () => {
    await fixture.apply([other, home]);
    const { id, email } = await keeper();
    await fixture.search(id, { name: 'Itu', filters: { local: 'itu' } });
    await keep(id, 'H');
    await fixture.apply([other, fell]);
    await queued();
    const [sentEmail] = await emailsTo(fixture.db, email);
    expect(sentEmail!.subject).toBe('Caiu para R$ 1.900.000: Casa do pátio');
    const { db } = fixture;
    const often = async () => {
      const { rows } = await sql<{ all: string }>`
        select favorite_letters || ' ' || frequency as all from account join saved_search s on s.account_id = account.id`.execute(
        db,
      );
      return rows[0]!.all;
    };
    const token = tokenIn({ ...sentEmail!, text: sentEmail!.unsubscribe! });
    for (let times = 0; times < 2; times++) {
      await alertStopLinks.use(db, token, 'stop');
      expect(await often()).toBe('off daily');
    }
    expect(await alertStopLinks.read(db, token)).toMatchObject({ searches: [], favorites: 'off' });
    await alertStopLinks.use(db, token, 'resume');
    expect(await often()).toBe('daily daily');
  });

  it('of a week are part of its summary, which one click ends', async () => {
    await fixture.apply([other, home]);
    const { id, email } = await keeper('weekly');
    const quiet = await fixture.search(id, { frequency: 'weekly', filters: { local: 'itu' } });
    await fixture.search(id, { frequency: 'daily', filters: { local: 'itu', negotiation: 'sell' } });
    await keep(id, 'H');
    await fixture.apply([other, fell]);
    await fixture.note(at('monday', '07:00'));
    await fixture.tell(at('monday', '08:00'));
    const [sentEmail] = await emailsTo(fixture.db, email);
    expect(sentEmail!.subject).toBe('Sua semana: 1 imóvel');
    await alertStopLinks.use(fixture.db, tokenIn({ ...sentEmail!, text: sentEmail!.unsubscribe! }), 'stop');
    const off = await fixture.db
      .selectFrom('saved_search')
      .select('id')
      .where('frequency', '=', 'off')
      .execute();
    expect(off).toEqual([{ id: quiet }]);
  });
});
