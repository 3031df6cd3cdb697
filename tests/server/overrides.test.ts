import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operator } from '@api/audit/record-act';
import type { OverrideChanges } from '@api/catalogue/overrides/write-overrides';
import { replaceOverrides } from '@api/property-admin/change-overrides';
import { openSite } from '../imoveis/site';
import { openInstances } from './instances';

let plain: Awaited<ReturnType<typeof openSite>>;
let both: Awaited<ReturnType<typeof openInstances>>;
let id: number;
let home: string;
const list = '/imoveis/venda/sao-paulo/loft';

beforeAll(async () => {
  plain = await openSite();
  both = await openInstances(plain);
});
afterAll(async () => {
  await both.close();
  await plain.close();
});
beforeEach(async () => {
  id = plain.ids.get('SP-HOSTIL')!;
  await change({ sell_price: null, withdrawn: null });
  const { html } = await plain.get(list);
  home = /(?<=href=")\/usado\/[^"?#]+/.exec(html)![0];
  await pass(30);
});

const change = (changes: OverrideChanges) => replaceOverrides(plain.db, operator, id, changes);
const pages = () => Promise.all(both.instances.flatMap(({ get }) => [home, list].map((path) => get(path))));
/** Visitors come twice a second. @returns the last pages */
async function pass(halfSeconds: number) {
  let last = await pages();
  for (let half = 0; half < halfSeconds; half += 1) {
    both.pass(500);
    last = await pages();
  }
  return last;
}

it('two instances show a price of the house within 3 s, and no older one', async () => {
  for (const { html } of await pages()) expect(html).toContain('700.000');
  await change({ sell_price: { value: 712_345, until: null, reason: null } });
  await pass(5);
  for (let half = 0; half < 10; half += 1)
    for (const { html } of await pass(1)) {
      expect(html).toContain('712.345');
      expect(html).not.toContain('700.000');
    }
});

it('two instances take a home off within 3 s, and bring it back', async () => {
  const shown = (all: Awaited<ReturnType<typeof pages>>) =>
    all.map(({ status, html }) => [status, html.includes(`href="${home}`)]);
  const onSite = await pages();
  await change({ withdrawn: { value: 'sold', until: null, reason: null } });
  await pass(5);
  for (let half = 0; half < 10; half += 1)
    expect(shown(await pass(1)).filter(([, isLinked]) => isLinked)).toEqual([]);
  // The page of a home that is gone leads to its like.
  expect((await pages()).map(({ status }) => status)).toEqual([302, 200, 302, 200]);
  await change({ withdrawn: null });
  expect(shown(await pass(6))).toEqual(shown(onSite));
});
