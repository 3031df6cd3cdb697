import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite } from '../imoveis/site';
import { asItShips } from '../support/kept-site';
import { signedInVisitor } from '../support/signed-in-visitor';
import { until } from '../support/until';

let site: Awaited<ReturnType<typeof openSite>>;
let ana: { headers: { cookie: string } };
beforeAll(async () => {
  site = await openSite(undefined, {}, undefined, asItShips);
  const { cookie } = await signedInVisitor(site, { name: 'Anacleta Rara' });
  ana = { headers: { cookie } };
});
afterAll(() => site.close());

const list = '/imoveis/venda/sao-paulo/loft';
const homeIn = (html: string) => /(?<=href=")\/usado\/[^"?#]+/.exec(html)![0];
/** The calls whose answer is everybody's that it takes to see these pages. */
const asked = async (...paths: string[]) => {
  const heard = await site.hearing(async () => {
    for (const path of paths) await site.get(path, ana);
  });
  return heard.filter(({ hasBearer }) => !hasBearer).map(({ call }) => call);
};

it('who is signed in sees pages that were seen before without the back end being asked for what is everybody’s', async () => {
  const home = homeIn((await site.get(list, ana)).html);
  expect(await asked('/', home)).not.toEqual([]);
  expect(await asked(list, home, '/')).toEqual([]);
});

it('a price that changes is on their pages, on the property’s page and in its list', async () => {
  const { html } = await site.get(list, ana);
  const paths = [list, homeIn(html)];
  const price = { sell_price: 712_345 };
  await site.db.updateTable('property').set(price).where('reference', '=', 'SP-HOSTIL').execute();
  await until(async () => {
    for (const path of paths) expect((await site.get(path, ana)).html).toContain('712.345');
  });
});

it('a page that lacks something, since a call failed, is kept by nobody; the next is whole', async () => {
  const path = homeIn((await site.get('/imoveis/venda/sao-paulo/apartamento')).html);
  const lacking = await site.failing(['/similar'], () => site.get(path));
  expect([lacking.status, lacking.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const whole = await site.get(path);
  expect(whole.headers.get('cache-control')).not.toBe('no-store');
  expect(whole.html.length).toBeGreaterThan(lacking.html.length);
});
