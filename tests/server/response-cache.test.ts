import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite } from '../imoveis/site';
import { productionSettings } from '../support/cached-site';
import { signedInVisitor } from '../support/signed-in-visitor';
import { unhurriedMs, until } from '../support/until';

let site: Awaited<ReturnType<typeof openSite>>;
let ana: { headers: { cookie: string } };
beforeAll(async () => {
  const settings = { ...productionSettings, changesTimeoutMs: unhurriedMs };
  site = await openSite(undefined, {}, undefined, settings);
  const { cookie } = await signedInVisitor(site, { name: 'Anacleta Rara' });
  ana = { headers: { cookie } };
});
afterAll(() => site.close());

const list = '/imoveis/venda/sao-paulo/loft';
const homeIn = (html: string) => /(?<=href=")\/usado\/[^"?#]+/.exec(html)![0];
/** The visitor's own data, and the brokerage, whose age is by the clock. */
const own = /\/(?:clientArea|productHistory)\/|\/house$/;
/** The calls whose answer is everybody's that it takes to see these pages. */
const callsFor = async (...paths: string[]) => {
  const heard = await site.hearing(async () => {
    for (const path of paths) await site.get(path, ana);
  });
  return heard.map(({ call }) => call).filter((call) => !own.test(call));
};

it('signed-in visitors get cached public answers without new calls', async () => {
  const home = homeIn((await site.get(list, ana)).html);
  expect(await callsFor('/', home)).not.toEqual([]);
  // Answers that came before the catalogue's version was known are asked for again.
  await until(async () => expect(await callsFor(list, home, '/')).toEqual([]));
});

it('a price change reaches signed-in visitors on property page and list', async () => {
  const { html } = await site.get(list, ana);
  const paths = [list, homeIn(html)];
  const price = { sell_price: 712_345 };
  await site.db.updateTable('property').set(price).where('reference', '=', 'SP-HOSTIL').execute();
  await until(async () => {
    for (const path of paths) expect((await site.get(path, ana)).html).toContain('712.345');
  });
});

it('a page with a failed call is not stored; the next one is whole', async () => {
  const path = homeIn((await site.get('/imoveis/venda/sao-paulo/apartamento')).html);
  const lacking = await site.failing(['/similar'], () => site.get(path));
  expect([lacking.status, lacking.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const whole = await site.get(path);
  expect(whole.headers.get('cache-control')).not.toBe('no-store');
  expect(whole.html.length).toBeGreaterThan(lacking.html.length);
});
