import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { applyHouse } from '../support/brokerage';
import { readBrokerageFile } from '@api/brokerage/read-brokerage-file';
import { sendVerification } from '@api/accounts/verification';
import { type Clock, clock, replaceClock } from '@domain/kernel/clock';
import { visitDays } from '~/domain/visit-days';
import { sealVisit } from '~/features/leads/visit-token.server';
import { links } from '~/links';
import { openSite } from '../imoveis/site';
import { makeAccount } from '../support/accounts';
import { emailsTo } from '../support/emails';
import { serveSite } from '../support/serve-site';
import { visitsTo } from '../support/visit';
import { until } from '../support/until';

let site: Awaited<ReturnType<typeof openSite>>;
/** Another instance over the same database, which knows nothing of the first. */
let second: Awaited<ReturnType<typeof serveSite>>;
let offsetMs = 0;
let putBack: () => void;
beforeAll(async () => {
  const { nowMs, monotonicNow } = clock;
  const [start, monotonicStart] = [nowMs(), monotonicNow()];
  const moved: Clock = {
    now: () => new Date(moved.nowMs()),
    nowMs: () => start + offsetMs,
    monotonicNow: () => monotonicStart + offsetMs,
  };
  putBack = replaceClock(moved);
  site = await openSite(undefined, { EXIT_INTENT: 'on' });
  second = await serveSite(site.parts);
});
afterAll(async () => {
  putBack();
  await second.close();
  await site.close();
});

/** Longer than a house is taken as it was told. */
const later = () => void (offsetMs += 31_000);
/** A page of each instance. */
const pages = (path: string, ...more: string[]) =>
  Promise.all(
    [site.get, ...[second.origin, ...more].map((origin) => visitsTo(origin).get)].map(
      async (get) => (await get(path)).html,
    ),
  );
const homes = (...more: string[]) => pages('/', ...more);
/** Applies a house, and waits until every instance knows it: by a page that costs little. */
async function apply(brokerage: Parameters<typeof applyHouse>[1]) {
  await applyHouse(site.db, brokerage);
  await until(async () => {
    later();
    for (const html of await pages('/area-do-cliente/login'))
      expect(html).toContain(brokerage ? 'Casa da Serra' : 'Bossa Nova');
  });
}
const example = async () => ({
  house: readBrokerageFile(await readFile('docs/house.yaml', 'utf8')).said,
  files: new Map(),
});
beforeEach(() => apply(null));

it('is shown by every running instance within a minute, and no longer', async () => {
  await apply(await example());
  for (const html of await homes()) {
    expect(html).toMatch(/<title>[^<]+ · Casa da Serra<\/title>/);
    expect(html).toContain('Rua das Hortênsias, 120');
    expect(html).toContain('https://www.instagram.com/casadaserra');
    expect(html).toContain('Ana Reis');
    expect(html).toContain('Casas de serra, visitadas antes de chegar aqui.');
    expect(html).toMatch(/"areaServed":\[[^\]]*Campos do Jordão[^\]]*São Paulo[^\]]*\]/);
    const [sheet] = /\/cores\.css\?v=[0-9a-f]+/.exec(html)!;
    expect((await site.get(sheet)).html).toMatch(/^:root:root\{--vidrotil:#7a1f2b;/);
  }

  await apply(null);
  for (const html of await homes()) expect(html).not.toContain('Casa da Serra');
  // What the catalogue holds, which the house's novelties had changed, is asked again by itself.
  const never = await serveSite(site.parts);
  const differing = async () => {
    later();
    return new Set(await homes(never.origin)).size - 1;
  };
  await until(async () => expect(await differing()).toBe(0));
  await never.close();
});

const propertyPath = /\/(?:usado|novo)\/[\w/-]+\/\d+(?=")/;

it('is named in what people are told, and the product nowhere', async () => {
  await apply(await example());
  const { html: home } = await site.get('/');
  const listing = await until(async () => {
    const { html } = await site.get('/imoveis');
    expect(html).toMatch(propertyPath);
    return html;
  });
  const [property] = propertyPath.exec(listing)!;
  const { day } = visitDays(clock.now())[0]!;
  const outputs = [
    home,
    listing,
    (await site.get(property)).html,
    (await site.get('/area-do-cliente/login')).html,
  ];
  for (const path of [
    '/site.webmanifest',
    '/corretor/ana-reis/contato',
    links.visitCalendar(sealVisit(site.context, { path: property, mode: 'virtual', day, period: 'Tarde' })),
  ])
    outputs.push((await site.get(path)).html);
  const { id: account, email } = await makeAccount(site.db);
  await sendVerification(site, { id: account, email });
  const [sentEmail] = await emailsTo(site.db, email);
  expect(sentEmail!.text).toContain(
    'Casa da Serra, Rua das Hortênsias, 120, Campos do Jordão. CRECI 12.345-J.',
  );
  outputs.push(sentEmail!.from, sentEmail!.html, sentEmail!.text);
  for (const each of outputs) {
    expect(each).toContain('Casa da Serra');
    expect(each).not.toMatch(/[Bb]ossa\s+[Nn]ova|\bBossa\b/);
  }
  const [, card] = /property="og:image" content="https:\/\/[^/]+(\/og\/casa-[^"]+)"/.exec(home)!;
  expect((await site.get(card!)).headers.get('content-type')).toBe('image/jpeg');
});
