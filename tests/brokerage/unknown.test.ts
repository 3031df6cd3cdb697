import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openBrokerageStore } from '@server/settings/brokerage-store';
import { freshFolder } from '../support/database';
import { silentLogger } from '../support/silent-logger';
import { until, unhurriedMs } from '../support/until';
import { answerWith, names, openBackEndOfHouse, openUnknownSite } from './answers-to-house';

let backEnd: Awaited<ReturnType<typeof openBackEndOfHouse>>;
beforeAll(async () => {
  backEnd = await openBackEndOfHouse();
});
afterAll(() => backEnd.close());
beforeEach(() => backEnd.answer(null));

type Settings = { store?: ReturnType<typeof openBrokerageStore>; patienceMs?: number };
async function openSite({ store, patienceMs }: Settings = {}) {
  const site = await openUnknownSite(backEnd.baseUrl, store, patienceMs);
  onTestFinished(() => site.close());
  return site;
}

const page = '/sobre-nos/contato';
const named = ['/', page, '/imoveis', '/_root.data', '/site.webmanifest', '/robots.txt', '/og/casa-1.jpg'];
async function expectUnknown({ get, post }: Awaited<ReturnType<typeof openSite>>) {
  const answers = [...(await Promise.all(named.map((path) => get(path)))), await post(page, {})];
  for (const { status, headers, html } of answers) {
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(html).not.toMatch(names.other);
  }
  expect(await get('/readyz')).toMatchObject({ status: 503, html: 'no brokerage\n' });
  expect((await get('/healthz')).status).toBe(200);
}
const expectNamed = async ({ get }: Awaited<ReturnType<typeof openSite>>) => {
  const { status, html } = await get(page);
  expect([status, (await get('/readyz')).status]).toEqual([200, 200]);
  expect(html).toContain(names.own);
  expect(html).not.toMatch(names.other);
};

describe('until the back end says which brokerage it is, no page names one', () => {
  it('and then all name that one, however late it is', async () => {
    const release = backEnd.hold();
    const site = await openSite();
    await expectUnknown(site);
    release();
    await until(() => expectNamed(site));
  });

  it.each<[string, () => Response]>([
    ['500', () => answerWith(null, 500)],
    ['garbage', () => answerWith('<h1>Bossa Nova</h1>')],
    ['another shape', () => answerWith('{"data":{"name":"Bossa Nova"}}')],
  ])('%s is no answer', async (_name, answer) => {
    backEnd.answer(answer);
    const site = await openSite();
    await expectUnknown(site);
    backEnd.answer(null);
    await until(() => expectNamed(site));
  });

  it.each([404, 405, 501])('a back end that answers %i has none of its own', async (status) => {
    backEnd.answer(() => answerWith(null, status));
    const { get } = await openSite({ patienceMs: unhurriedMs });
    const { status: answered, html } = await get(page);
    expect(answered).toBe(200);
    expect(html).toContain('Bossa Nova');
    expect(html).not.toMatch(/Sibipirunas|0000-0000|00\.000-J/);
  });
});

describe('the last known brokerage', () => {
  const fill = async (store: ReturnType<typeof openBrokerageStore>) => {
    await expectNamed(await openSite({ store, patienceMs: unhurriedMs }));
    await until(async () => expect(await store.read()).toMatchObject({ data: { name: names.own } }));
  };

  it('is shown by the next start, before the back end answers', async () => {
    const store = openBrokerageStore(await freshFolder(), backEnd.baseUrl, silentLogger);
    await fill(store);
    backEnd.hold();
    await expectNamed(await openSite({ store }));
    backEnd.answer(() => answerWith(null, 404));
    await expectNamed(await openSite({ store, patienceMs: unhurriedMs }));
  });

  it('of another back end is not', async () => {
    const folder = await freshFolder();
    await fill(openBrokerageStore(folder, 'https://other.example', silentLogger));
    backEnd.hold();
    const store = openBrokerageStore(folder, backEnd.baseUrl, silentLogger);
    await expectUnknown(await openSite({ store }));
  });
});
