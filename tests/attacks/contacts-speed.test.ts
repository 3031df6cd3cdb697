import { afterAll, beforeAll, expect, test } from 'vitest';
import { growTo } from '../../bench/search/grow';
import { withoutPlace, withPlace } from '../../bench/search/searches';
import { openSite } from '../imoveis/site';
import { signedInMember } from '../mesa/admin-visitor';
import { addManyContacts } from './many-contacts';

const [properties, contacts] = [20_000, 200_000];

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  site = await openSite();
  await growTo(site.db, properties);
  await addManyContacts(site.db, contacts);
  member = await signedInMember(site, 'atendimento');
}, 600_000);
afterAll(() => site.close());

const rooms = [
  ...[
    '',
    '?aba=em-conversa',
    '?aba=com-problema',
    '?aba=todos',
    '?aba=quarentena',
    '?aba=todos&ordem=antigos',
  ],
  ...[
    '?aba=todos&pagina=2',
    '?aba=todos&pagina=2000',
    '?aba=todos&pagina=3999',
    '?aba=em-conversa&pagina=90',
  ],
  ...[
    '?busca=joao',
    '?busca=maria+gonçalves',
    '?busca=jo',
    '?busca=sá+braga',
    '?busca=gmail',
    '?busca=Monteiiro',
  ],
  ...[
    '?busca=pessoa.777@',
    '?busca=pessoa.123456@gmail.com',
    '?busca=2611-4321',
    '?busca=7777',
    '?busca=98765',
  ],
  ...['?busca=(11)+98765-4321', '?busca=AP-1001', '?busca=celia&pagina=40', '?busca=ana&aba=sem-corretor'],
  ...['?aba=todos&desde=2026-11-01', '?aba=todos&desde=2020-01-01', '?busca=teles&desde=2026-11-01'],
  ...['?aba=todos&atende=broker:1', '?aba=em-conversa&atende=broker:2', '?busca=rafael&atende=broker:3'],
].map((query) => `/mesa/contatos${query}`);
const records = ['1', '777', '100000', '199999'].map((id) => `/mesa/contatos/${id}`);

/** Of the processor, website and database together: other programs of the machine do not count. */
async function msOf(load: () => Promise<{ status: number }>): Promise<number> {
  const begun = process.cpuUsage();
  const { status } = await load();
  const { user, system } = process.cpuUsage(begun);
  expect(status).toBe(200);
  return (user + system) / 1000;
}

const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1]!;

/** Words that an eighth of all contacts have are the slowest (docs/decisions/0114-contacts.md). */
const most = 2;

/** The pages in turns with searches of /imoveis: both meet the machine as it is. */
async function inTurns(visitor: Pick<typeof member, 'get'>, pages: readonly string[]) {
  const searches = [...withoutPlace, ...withPlace];
  // Both compile their first page.
  await msOf(() => site.get('/imoveis/aluguel/casa'));
  await msOf(() => visitor.get(pages[0]!));
  const public_: number[] = [];
  const admin: [string, number][] = [];
  for (let at = 0; at < Math.max(searches.length, pages.length); at += 1) {
    const [search, page] = [searches[at], pages[at]];
    if (search) public_.push(await msOf(() => site.get(search)));
    if (page) admin.push([page, await msOf(() => visitor.get(page))]);
  }
  const slowest = admin.toSorted(([, one], [, other]) => other - one).slice(0, 5);
  return { slowest, admin: p95(admin.map(([, ms]) => ms)), public_: p95(public_) };
}

test('with 200,000 contacts a page costs at most twice an /imoveis', async () => {
  const { slowest, admin, public_ } = await inTurns(member, [...rooms, ...records]);
  expect(admin, JSON.stringify(slowest)).toBeLessThanOrEqual(most * public_);
}, 120_000);

test('what waits, and Sistema, cost at most twice an /imoveis', async () => {
  const reader = await signedInMember(site, 'direcao');
  const pages = Array.from({ length: 40 }, (_, at) => (at % 4 === 3 ? '/mesa/sistema' : '/mesa'));
  const { slowest, admin, public_ } = await inTurns(reader, pages);
  expect(admin, JSON.stringify(slowest)).toBeLessThanOrEqual(most * public_);
}, 120_000);
