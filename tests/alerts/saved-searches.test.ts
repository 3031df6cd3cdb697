import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListingInput } from '@api/catalogue/listing';
import type { SearchFilters } from '@domain/search/filters';
import { clock } from '@domain/kernel/clock';
import { allEmails, emailsTo } from '../support/emails';
import { type AlertFixture, at, openAlertFixture } from './alert-fixture';

type Change = Partial<ListingInput>;
const home = { reference: 'H', sellPrice: 2_500_000 };
const toRent = { forRent: true, rentPrice: 9_000 };
const byDay = {
  forSale: false,
  forRent: true,
  sellPrice: null,
  periodRent: { amount: 600, period: 'day' },
} as const;
const upTo3 = { local: 'sao-paulo', negotiation: 'sell', price: { max: 3_000_000 } } as const;

/** What a listing was (null: not there), what it is, what somebody looks for, and why they are told (null: they are not). */
const cases: [string, Change | null, Change | null, Partial<SearchFilters>, RegExp | null][] = [
  ['a new home', null, {}, upTo3, /Novo: anunciado/],
  ['nothing of a new home that is too dear', null, { sellPrice: 3_500_000 }, upTo3, null],
  ['nothing of a new home elsewhere', null, {}, { ...upTo3, local: 'itu' }, null],
  [
    'a price that fell',
    {},
    { sellPrice: 2_400_000 },
    upTo3,
    /Caiu R\$ 100\.000 \(4%\).*: era R\$ 2\.500\.000\./,
  ],
  [
    'a price that came into the range',
    { sellPrice: 3_200_000 },
    { sellPrice: 2_950_000 },
    upTo3,
    /Preço entrou na sua faixa: de R\$ 3,2 mi para R\$ 2,95 mi\./,
  ],
  [
    'a price that rose into the range',
    { sellPrice: 1_000_000 },
    { sellPrice: 1_500_000 },
    { price: { min: 1_200_000 } },
    /Preço entrou na sua faixa: de R\$ 1 mi para R\$ 1,5 mi\./,
  ],
  [
    'a price that is told now, and fits',
    { sellPrice: null },
    {},
    upTo3,
    /Preço entrou na sua faixa: R\$ 2,5 mi\./,
  ],
  ['nothing of a price that rose', {}, { sellPrice: 2_900_000 }, upTo3, null],
  ['nothing of a price that left the range', {}, { sellPrice: 3_100_000 }, upTo3, null],
  [
    'nothing of a price that fell above the range',
    { sellPrice: 4_000_000 },
    { sellPrice: 3_500_000 },
    upTo3,
    null,
  ],
  ['nothing of another text', {}, { description: 'Outro.' }, upTo3, null],
  ['nothing of what left', {}, null, upTo3, null],
  ['nothing of another currency', {}, { sellPrice: 500_000, currency: 'USD' }, upTo3, null],
  ['a home that is for rent now', {}, toRent, { negotiation: 'rent' }, /Novo: anunciado/],
  ['nothing of rent to who buys', {}, toRent, upTo3, null],
  ['nothing of a home that they had already, for sale', {}, toRent, {}, null],
  [
    'a home whose rent fits, while its price did not',
    {},
    toRent,
    { price: { max: 10_000 } },
    /Novo: anunciado/,
  ],
  [
    'a rent that fell',
    toRent,
    { ...toRent, rentPrice: 8_000 },
    { negotiation: 'rent' },
    /era R\$ 9\.000 por mês/,
  ],
  ['a home by the day, to who rents at any price', null, byDay, { negotiation: 'rent' }, /Novo: anunciado/],
  [
    'nothing of a home by the day to who gave a monthly rent',
    null,
    byDay,
    { negotiation: 'rent', price: { max: 10_000 } },
    null,
  ],
  ['nothing of a rent that fell to who buys', toRent, { ...toRent, rentPrice: 8_000 }, upTo3, null],
];

describe('a saved search is told', () => {
  let fixture: AlertFixture;
  beforeAll(async () => {
    fixture = await openAlertFixture();
  });
  afterAll(() => fixture.close());

  const other = { reference: 'other', city: 'Itu' };
  const nextMorning = async () => {
    await fixture.note(at('monday', '12:00'));
    await fixture.tell(at('tuesday', '08:00'));
    return allEmails(fixture.db);
  };

  describe('of', () => {
    let notified: (string | undefined)[];
    beforeAll(async () => {
      await fixture.clear();
      const emails: string[] = [];
      const all = (side: 1 | 2) => [
        other,
        ...cases.flatMap((each, index) =>
          each[side]
            ? [{ ...home, reference: `C${index}`, condominiumName: `Caso ${index}`, ...each[side] }]
            : [],
        ),
      ];
      await fixture.apply(all(1));
      await fixture.note(at('monday', '03:00'));
      for (const [index, [, , , filters]] of cases.entries()) {
        const { id, email } = await fixture.person();
        await fixture.search(id, { filters: { ...filters, condominiumName: `caso-${index}` } });
        emails.push(email);
      }
      await fixture.apply(all(2));
      const sentEmails = await nextMorning();
      const whys = sentEmails.map(({ to, text }) => [to, text.match(/Por quê: .*/g)?.join(' ')] as const);
      expect(new Set(whys.map(([to]) => to)).size).toBe(whys.length);
      notified = emails.map((email) => new Map(whys).get(email));
    });

    it.each(cases.map((each, index) => [each[0], index] as const))('%s', (_, index) => {
      const wanted = cases[index]![4];
      if (wanted) expect(notified[index]).toMatch(wanted);
      else expect(notified[index]).toBeUndefined();
    });
  });

  describe('where it tells', () => {
    beforeEach(() => fixture.clear());

    it('a home that is back, whatever it costs now', async () => {
      await fixture.apply([other, home]);
      await fixture.apply([other]);
      const { id } = await fixture.person();
      await fixture.search(id, { filters: upTo3 });
      await fixture.apply([other, { ...home, sellPrice: 2_800_000 }]);
      const [sentEmail] = await nextMorning();
      expect(sentEmail!.text).toMatch(/Por quê: Voltou ao mercado/);
    });

    it('nothing that was there when it was saved', async () => {
      await fixture.apply([other]);
      await fixture.apply([other, home]);
      const { id } = await fixture.person();
      await fixture.search(id, { filters: upTo3 });
      expect(await nextMorning()).toEqual([]);
    });

    it('of each thing once, each home once, with all the searches that it fits', async () => {
      await fixture.apply([other]);
      const { id, email } = await fixture.person();
      await fixture.search(id, { name: 'Até três', filters: upTo3 });
      await fixture.search(id, { name: 'Moema', filters: { local: 'moema' } });
      await fixture.search(id, { name: 'Itu', filters: { local: 'itu' } });
      await fixture.apply([other, home, { reference: 'dear', sellPrice: 9_000_000 }]);
      const [sentEmail, ...more] = await nextMorning();
      expect(more).toEqual([]);
      expect(sentEmail!.subject).toBe('2 imóveis nas suas pesquisas');
      expect(sentEmail!.text).toMatch(/ATÉ TRÊS[\s\S]*Combina também com “Moema” \(novo\)\.[\s\S]*MOEMA/);
      expect(sentEmail!.text.match(/Por quê: /g)).toHaveLength(2);
      expect(sentEmail!.text).not.toContain('ITU');
      await fixture.tell(at('wednesday', '08:00'));
      expect(await emailsTo(fixture.db, email)).toEqual([]);
    });

    it('nothing where the search is off, or the address is not proven', async () => {
      const changes = {
        off: { frequency: 'off' as const },
        paused: { paused_until: new Date(clock.nowMs() + 86_400_000) },
        removed: { removed_at: clock.now() },
        'with a criterion that is lost': { criteria: JSON.stringify({ negotiation: 'barter' }) },
        told: { name: 'Minha pesquisa' },
      };
      await fixture.apply([other]);
      const { db } = fixture;
      const unproven = await fixture.person();
      await db.updateTable('account').set({ verified_at: null }).where('id', '=', unproven.id).execute();
      await fixture.search(unproven.id);
      const names = new Map([[unproven.email, 'not proven']]);
      const set: (() => Promise<unknown>)[] = [];
      for (const [name, change] of Object.entries(changes)) {
        const { id, email } = await fixture.person();
        const search = await fixture.search(id);
        names.set(email, name);
        set.push(() => db.updateTable('saved_search').set(change).where('id', '=', search).execute());
      }
      await fixture.apply([other, home]);
      await fixture.note(at('monday', '12:00'));
      await fixture.tell(at('tuesday', '08:00'));
      for (const change of set) await change();
      const notified = async () => (await allEmails(db)).map(({ to }) => names.get(to));
      // What was noted before is left out.
      expect(await notified()).toEqual(['told']);
      await fixture.apply([other, home, { reference: 'next' }]);
      await fixture.note(at('tuesday', '12:00'));
      await fixture.tell(at('wednesday', '08:00'));
      expect(await notified()).toEqual(['told']);
    });

    it('nothing of a home that is gone when the letter is written', async () => {
      await fixture.apply([other]);
      const { id, email } = await fixture.person();
      await fixture.search(id);
      await fixture.apply([other, home, { reference: 'stays' }]);
      await fixture.note(at('monday', '12:00'));
      await fixture.tell(at('tuesday', '08:00'));
      await fixture.apply([other, { reference: 'stays', title: 'Fica' }]);
      const [sentEmail] = await emailsTo(fixture.db, email);
      expect(sentEmail!.subject).toBe('1 imóvel em “Minha pesquisa”');
      await fixture.apply([other, { reference: 'late' }]);
      await fixture.note(at('tuesday', '12:00'));
      await fixture.tell(at('wednesday', '08:00'));
      await fixture.apply([other]);
      expect(await emailsTo(fixture.db, email)).toEqual([]);
    });
  });
});
