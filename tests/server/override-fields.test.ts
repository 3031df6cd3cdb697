import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operator } from '@api/audit/record-act';
import type { OverrideChanges } from '@api/catalogue/overrides/write-overrides';
import { replaceOverrides } from '@api/property-admin/change-overrides';
import { overrideFields, type OverrideField } from '@domain/property/override-names';
import { openSite } from '../imoveis/site';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { until } from '../support/until';
import { openInstances } from './instances';

let plain: Awaited<ReturnType<typeof openSite>>;
let both: Awaited<ReturnType<typeof openInstances>>;
let id: number;
let paths: string[];
const list = '/imoveis/venda/recife/boa-viagem';
const photos = ['a', 'b'].map((name) => ({ url: `https://fotos.example/${name}.jpg`, alt: name }));
const own = {
  ...{ reference: 'CAMPOS', title: 'Casa dos campos', city: 'Recife', state: 'PE', district: 'Boa Viagem' },
  ...{ displayAddress: 'all' as const, sellPrice: 2_000_000, forRent: true, rentPrice: 9_000, photos },
};

beforeAll(async () => {
  plain = await openSite();
  const others = ['X', 'Y'].map((reference) =>
    makeListing({ ...own, reference, title: `Outra ${reference}` }),
  );
  id = (await fillCatalogue(plain.db, [...others, makeListing(own)], 'campos')).get('CAMPOS')!;
  await plain.db
    .insertInto('broker')
    .values({ slug: 'bia-lemos', name: 'Bia Lemos', creci: '9-F' })
    .execute();
  both = await openInstances(plain);
  const { html } = await plain.get(list);
  paths = [new RegExp(`(?<=href=")/(?:usado|novo)/[^"?#]*/${id}(?=["?#])`).exec(html)![0], list, '/'];
});
beforeEach(async () => {
  await replaceOverrides(
    plain.db,
    operator,
    id,
    Object.fromEntries(overrideFields.map((field) => [field, null])),
  );
});
afterAll(async () => {
  await both.close();
  await plain.close();
});

/** What visitors read, by instance: without the random part of scripts. */
const pages = () =>
  Promise.all(
    both.instances.map(async ({ get }) => {
      const all = await Promise.all(paths.map((path) => get(path)));
      return all.map(({ status, html }) => `${status} ${html.replaceAll(/nonce="[^"]*"/g, '')}`);
    }),
  );
const statuses = (all: string[][]) => all.map((each) => each.map((page) => page.slice(0, 3)));
/** Visitors come twice a second. @returns the last pages */
async function pass(halfSeconds: number) {
  let last = await pages();
  for (let half = 0; half < halfSeconds; half += 1) {
    both.pass(500);
    last = await pages();
  }
  return last;
}

/** Both instances differ from before within 3 s of their clock; a busy machine may take longer for the pages themselves. */
async function changed(before: string[][]) {
  await pass(6);
  return until(async () => {
    const now = await pages();
    for (const [index, each] of now.entries()) expect(each).not.toEqual(before[index]);
    return now;
  });
}

const values: { [Field in OverrideField]: NonNullable<OverrideChanges[Field]>['value'] } = {
  ...{ sell_price: 2_345_678, rent_price: 9_876, title: 'Casa da casa', description: 'Um texto da casa.' },
  ...{ note: 'Uma nota da casa.', withdrawn: 'sold', broker: 'bia-lemos', area: 123, bedrooms: 7 },
  ...{ suites: 6, bathrooms: 9, parking: 8, condominium_fee: 1_234 },
  features: { own: ['piscina'], shared: [], ownMore: [], sharedMore: [] },
  iptu: { amount: 4_321, period: 'Anual' },
  point: { lat: -8.119, lng: -34.905 },
  ...{ exclusivity: true, news: true, opportunity: true, highlighted: true, first_in_list: true },
  accept_exchange: true,
  photos: { order: [photos[1]!.url, photos[0]!.url], left_out: [], captions: {} },
};

/** No page of visitors shows it: the seal is data of the catalogue alone. */
const unseen: readonly OverrideField[] = ['opportunity'];

test.each(overrideFields.filter((field) => !unseen.includes(field)))(
  '%s: two instances follow within 3 s, and back',
  async (field) => {
    const set = (value: OverrideChanges[OverrideField]) =>
      replaceOverrides(plain.db, operator, id, { [field]: value });
    const before = await pass(6);
    expect(statuses(before)).toEqual(Array(2).fill(['200', '200', '200']));
    expect(before[0]).toEqual(before[1]);
    await set({ value: values[field], until: null, reason: null });
    const after = await changed(before);
    expect(after[0]).toEqual(after[1]);
    await set(null);
    // A change of price stays in the history, so the page is not that of before to the letter.
    const back = await changed(after);
    expect(back[0]).toEqual(back[1]);
    expect(statuses(back)).toEqual(statuses(before));
  },
);
