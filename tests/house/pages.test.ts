import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { applyHouse } from '@api/house/apply-house';
import { readHouseFile } from '@api/house/read-house-file';
import { readFile } from 'node:fs/promises';
import { openSite } from '../imoveis/site';
import { everyPage } from '../standards/every-page';
import { lettersTo } from '../support/letters';
import { serveSite } from '../support/serve-site';
import { visitsTo } from '../support/visit';
import { until } from '../support/until';

let site: Awaited<ReturnType<typeof openSite>>;
/** Another instance over the same database, which knows nothing of the first. */
let second: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  site = await openSite(undefined, { EXIT_INTENT: 'on' });
  second = await serveSite(site.parts);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await second.close();
  await site.close();
});

/** As the clock says in so many seconds. */
function later(seconds: number) {
  vi.restoreAllMocks();
  const now = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + seconds * 1000);
}
const example = async () => ({
  house: readHouseFile(await readFile('docs/house.yaml', 'utf8')).said,
  files: new Map(),
});

it('is shown by every running instance within a minute, and by none after it was taken away', async () => {
  const homes = async (...more: string[]) =>
    Promise.all(
      [site.get, ...[second.origin, ...more].map((origin) => visitsTo(origin).get)].map(
        async (get) => (await get('/')).html,
      ),
    );
  for (const html of await homes()) expect(html).toContain('Bossa Nova');

  await applyHouse(site.db, await example());
  later(31);
  await homes();
  for (const html of await homes()) {
    expect(html).toMatch(/<title>[^<]+ · Casa da Serra<\/title>/);
    expect(html).toContain('Rua das Hortênsias, 120');
    expect(html).toContain('https://www.instagram.com/casadaserra');
    expect(html).toContain('Ana Reis');
    expect(html).toContain('escolhidos um a um em Campos do Jordão e em São Paulo.');
    expect(html).toMatch(/"areaServed":\[[^\]]*Campos do Jordão[^\]]*São Paulo[^\]]*\]/);
    const [sheet] = /\/cores\.css\?v=[0-9a-f]+/.exec(html)!;
    expect((await site.get(sheet)).html).toMatch(/^:root:root\{--vidrotil:#7a1f2b;/);
  }

  await applyHouse(site.db, null);
  later(62);
  await homes();
  for (const html of await homes()) expect(html).not.toContain('Casa da Serra');
  // What the catalogue holds, which the house's novelties had changed, is asked again by itself.
  const never = await serveSite(site.parts);
  let seconds = 62;
  const differing = async () => {
    later((seconds += 31));
    return new Set(await homes(never.origin)).size - 1;
  };
  await until(async () => expect(await differing()).toBe(0));
  await never.close();
});

it('is named in everything that people are told, and the product nowhere', async () => {
  await applyHouse(site.db, await example());
  later(3600);
  await site.get('/');
  const properties = [...site.ids.values()].slice(0, 3);
  const [first] = properties;
  const listing = (await site.get('/imoveis')).html;
  const paths = [...new Set(listing.match(/\/(?:usado|novo)\/[\w/-]+\/\d+(?=")/g))].slice(0, 2);
  const pages = await everyPage(site.origin, { properties: paths, broker: 'ana-reis' });
  const leftOver = pages.filter(({ html }) => /bossa\s+nova/i.test(html)).map(({ name }) => name);
  expect(leftOver).toEqual([]);
  const { email } = await site.db.selectFrom('account').select('email').executeTakeFirstOrThrow();
  const letters = await lettersTo(site.db, email);
  expect(letters.length).toBeGreaterThan(0);
  for (const { from, html, text } of letters) {
    expect([from, html, text].join()).not.toMatch(/bossa\s+nova/i);
    expect(text).toContain('Casa da Serra, Rua das Hortênsias, 120, Campos do Jordão. CRECI 12.345-J.');
  }
  for (const path of [
    '/site.webmanifest',
    '/corretor/ana-reis/contato',
    `/recursos/agenda?imovel=${first}&dia=2026-12-01&periodo=Manh%C3%A3`,
  ]) {
    const { html } = await site.get(path);
    expect(html).toContain('Casa da Serra');
    expect(html).not.toContain('Bossa');
  }
  const card = /property="og:image" content="https:\/\/[^/]+(\/og\/casa-[^"]+)"/.exec(
    (await site.get('/')).html,
  )![1]!;
  expect((await site.get(card)).headers.get('content-type')).toBe('image/jpeg');
});
