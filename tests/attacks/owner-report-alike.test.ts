import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { contractCalls } from '@contract/calls';
import { reportPages, reportParts } from '~/domain/report-pages';
import { openSite } from '../imoveis/site';
import { timingSeparation, maxSeparation } from '../support/timing-separation';
import { testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { accountWithSession, signedInVisitor } from '../support/signed-in-visitor';

/** What a stranger could tell two answers apart by; the clock and a call's own number stand apart. */
const ofItsOwn = new Set(['date', 'x-request-id']);
const comparable = async (response: Response) => ({
  status: response.status,
  headers: [...response.headers].filter(([name]) => !ofItsOwn.has(name)),
  body: await response.text(),
});

const listings = ['MINHA', 'ALHEIA'].map((reference) => makeListing({ reference }));
/** Nobody's, with as many digits as those of a small catalogue. */
const unknown = 9;
const ownedBy = (db: TestDatabase['db'], property_id: number, email: string) =>
  db.insertInto('property_owner').values({ property_id, email }).execute();

const calls = contractCalls
  .map(({ path }) => path)
  .filter((path) => path.startsWith('clientArea/ownerReport/'))
  .map((path) => path.split('/')[2]!);

test('every part of a report has a call, and there is no other', () => {
  expect([...calls].sort()).toEqual(['info', ...reportParts].sort());
});

describe.each(testEngines)('a call about somebody else’s home, on %s', (engine) => {
  let database: TestDatabase;
  let ask: (call: string, id: number | string) => Promise<Response>;
  let [mine, foreign] = [0, 0];
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const { app } = testApi(database);
    const ids = await fillCatalogue(database.db, listings);
    [mine, foreign] = [ids.get('MINHA')!, ids.get('ALHEIA')!];
    const { account, data } = await accountWithSession(database.db, { verified_at: new Date() });
    await ownedBy(database.db, mine, account.email);
    await ownedBy(database.db, foreign, 'outra@exemplo.com.br');
    const headers = { authorization: `Bearer ${data.token}` };
    ask = async (call, id) => app.request(`http://local/clientArea/ownerReport/${call}/${id}`, { headers });
  });
  afterAll(() => database.close());

  it.each(calls)(
    '%s: answers exactly as for an unknown property, in the same time',
    async (call) => {
      expect((await ask(call, mine)).status).toBe(200);
      for (const query of ['', '?periodo=7', '?periodo=nunca', '?page=2']) {
        const answer = await comparable(await ask(call, foreign + query));
        expect(answer.status).toBe(404);
        expect(answer).toEqual(await comparable(await ask(call, unknown + query)));
      }
      const apart = await timingSeparation(() => [() => ask(call, foreign), () => ask(call, unknown)]);
      expect(apart).toBeLessThanOrEqual(maxSeparation);
    },
    300_000,
  );
});

describe('a page about somebody else’s home', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  let cookie: string;
  let [mine, foreign] = [0, 0];
  beforeAll(async () => {
    site = await openSite(listings);
    [mine, foreign] = [site.ids.get('MINHA')!, site.ids.get('ALHEIA')!];
    const visitor = await signedInVisitor(site, { verified_at: new Date() });
    cookie = visitor.cookie;
    await ownedBy(site.db, mine, visitor.account.email);
    await ownedBy(site.db, foreign, 'outra@exemplo.com.br');
  });
  afterAll(() => site.close());

  const see = (id: number, rest: string) =>
    fetch(`${site.origin}/area-do-cliente/meus-imoveis/detalhes/${id}${rest}`, {
      headers: { cookie, 'accept-encoding': 'identity' },
      redirect: 'manual',
    });
  /** But for the number that was asked for, which its own address repeats. */
  const seen = async (id: number, rest: string) => {
    const { body, ...answer } = await comparable(await see(id, rest));
    return { ...answer, body: body.replaceAll(new RegExp(`(detalhes(?:/|%2F))${id}\\b`, 'g'), '$1id') };
  };

  /** Whole and each section, which are also what is printed and hold the charts; each period and part; as scripts ask. */
  const addresses = [
    ...['', ...reportPages.map((page) => `/${page}`)].flatMap((page) => [page, `${page}.data`]),
    ...['7', '90', 'anuncio'].map((period) => `?periodo=${period}`),
    ...reportParts.flatMap((part) => [`/corretor?parte=${part}`, `/acessos-e-visitas.data?parte=${part}`]),
    '/produtos-similares?similares=2',
    '/nada',
  ];
  it.each(addresses)('“%s” is the page of one that is not there, to the letter', async (rest) => {
    const page = await seen(foreign, rest);
    expect(page.status).toBe(404);
    expect(page).toEqual(await seen(unknown, rest));
  });

  it.each(['', '/corretor?periodo=7', '/acessos-e-visitas.data?parte=curve'])(
    '“%s” takes the same time',
    async (rest) => {
      const read = async (id: number) => (await see(id, rest)).text();
      const apart = await timingSeparation(() => [() => read(foreign), () => read(unknown)]);
      expect(apart).toBeLessThanOrEqual(maxSeparation);
    },
    300_000,
  );

  it('one’s own is there as before', async () => {
    expect((await see(mine, '')).status).toBe(200);
  });
});
