import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCacheableAddress } from '@server/page-cache/rules';
import { isAdminPath } from '~/features/admin/admin-links';
import routes from '~/routes';
import { openSite, siteUrl } from '../imoveis/site';
import { endStepUp, signedInMember } from '../mesa/admin-visitor';
import { rawGet, sendRaw } from '../support/raw-http';
import { routeAddresses } from '../support/route-addresses';
import { siteBuild } from '../support/site-build';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
/** Every page of the admin, and those of them that take a form. */
let addresses: string[];
let withAction: string[];
beforeAll(async () => {
  site = await openSite([]);
  member = await signedInMember(site, 'direcao');
  const built = (await siteBuild()).routes;
  const walked = routeAddresses(routes).filter(({ path }) => isAdminPath(path));
  addresses = [...new Set(walked.map(({ path }) => path))];
  withAction = walked.filter(({ id }) => 'action' in built[id]!.module).map(({ path }) => path);
});
afterAll(() => site.close());

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site', origin: siteUrl },
  { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
];
const acts = () => site.db.selectFrom('audit_log').select('id').execute();

test('no form of another site reaches any action, with the cookie too', async () => {
  expect(withAction.length).toBeGreaterThan(8);
  const before = await acts();
  for (const address of withAction)
    for (const headers of foreign)
      for (const suffix of ['', '.data']) {
        const { status, html } = await member.post(address + suffix, { intent: 'role' }, headers);
        expect([address, headers, status]).toEqual([address, headers, 403]);
        expect(html).toContain('Pedido recusado');
      }
  expect(await acts()).toEqual(before);
  expect((await member.get('/mesa')).status).toBe(200);
});

const isPrivate = ({ headers }: { headers: Headers }) => [
  headers.get('cache-control'),
  headers.get('x-robots-tag'),
  headers.get('x-frame-options'),
];
const closed = ['private, no-store', 'noindex', 'DENY'];

describe('no answer', () => {
  test('of any page and kind of request is stored, indexed or framed', async () => {
    for (const address of addresses) {
      const capitals = address.toUpperCase();
      for (const path of [address, `${address}.data`, capitals, `${capitals}.data`])
        expect([path, ...isPrivate(await member.get(path))]).toEqual([path, ...closed]);
      const { headers } = await fetch(site.origin + address, { method: 'HEAD', redirect: 'manual' });
      expect([address, ...isPrivate({ headers })]).toEqual([address, ...closed]);
    }
    for (const address of withAction.filter((path) => path !== '/mesa/sair'))
      expect([address, ...isPrivate(await member.post(address, {}))]).toEqual([address, ...closed]);
  });

  test('of errors is stored, indexed or framed', async () => {
    const down = await site.whileDown(() => member.get('/mesa/pessoas'));
    const answers = [await member.get('/mesa/nada'), await member.get('/mesa/pessoas/0.data'), down];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 503]);
    for (const answer of answers) expect(isPrivate(answer)).toEqual(closed);
  });

  test('is stored where the request is refused before the page', async () => {
    const method = await fetch(`${site.origin}/mesa`, { method: 'DELETE' });
    const long = await member.get(`/mesa/${'a'.repeat(2100)}`);
    const refused = [await member.post('/mesa/pessoas/convidar', {}, foreign[0]), long, method];
    expect(refused.map(({ status }) => status)).toEqual([403, 414, 405]);
    for (const { headers } of refused) expect(headers.get('cache-control')).toContain('no-store');
  });

  test('is in the page cache: no address of it is cacheable', () => {
    const cached = addresses
      .flatMap((path) => [path, path.toUpperCase(), `${path}/`, `${path}.data`])
      .filter((path) => parseCacheableAddress(path, '') !== null);
    expect(cached).toEqual([]);
  });
});

test('another host changes no link and no redirect', async () => {
  const port = Number(new URL(site.origin).port);
  for (const path of ['/mesa', '/mesa/entrar', '/mesa/convite?token=x', '/mesa/pessoas']) {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const answer = await sendRaw(port, rawGet(path, headers));
    expect(answer.status).toBeLessThan(500);
    expect(JSON.stringify(answer)).not.toContain('evil.example');
  }
});

describe('cookies', () => {
  const stranger = (cookie: string) => site.get('/mesa/pessoas', { headers: { cookie } });
  const leads = '/mesa/entrar?volta=%2Fmesa%2Fpessoas';

  test('without the prefix, of another name, or cut are worth nothing', async () => {
    const good = member.cookies.get('__Host-mesa')!;
    expect((await stranger(`__Host-mesa=${good}`)).status).toBe(200);
    for (const cookie of [
      ...[`mesa=${good}`, `__Secure-mesa=${good}`, `__host-mesa=${good}`, `__Host-sessao=${good}`],
      ...[`__Host-mesa=${good.slice(0, -1)}`, `__Host-mesa=${good}x`, '__Host-mesa=', '__Host-mesa=e30'],
    ])
      expect([cookie, (await stranger(cookie)).headers.get('location')]).toEqual([cookie, leads]);
  });

  test('two of one name: a planted one signs out at most', async () => {
    const good = member.cookies.get('__Host-mesa')!;
    expect((await stranger(`__Host-mesa=planted; __Host-mesa=${good}`)).headers.get('location')).toBe(leads);
  });

  test('of a form that waits for step-up: opened by its own session alone', async () => {
    const thief = await signedInMember(site, 'direcao', 'outra.direcao@casa.com.br');
    await endStepUp(site);
    const fields = { email: 'nova@casa.com.br', role: 'vitrine' };
    expect((await member.post('/mesa/pessoas/convidar', fields)).status).toBe(302);
    const [name, stored] = [...member.cookies].find(([each]) => each.endsWith('formulario'))!;
    thief.cookies.set(name, stored);
    expect((await thief.get('/mesa/pessoas/convidar')).html).not.toContain(fields.email);
    expect((await member.get('/mesa/pessoas/convidar')).html).toContain(fields.email);
  });
});
