import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSeals } from '@server/http/seals';
import { startBuiltSite } from '../support/built-site';
import { sessionCookieOf } from '../support/visitor';
import { type ActionRoute, actionRoutes } from './action-routes';
import { costOf, exactCostOf } from './measure';

const secret = 'a secret of the site under attack: 32 letters or more';
const cookie = sessionCookieOf({}, createSeals([secret], true));
/** How many times as much as an ordinary form an attack may cost. */
const most = 20;
/** They read nothing: no page, the workshop's, a link's button, and a reserved property without an invitation. */
const readNothing = ['/nada-aqui', '/partials', '/cadastre-seu-imovel/continuar', '/reservado/1/imovel'];
/** A mail program's one click comes in parts too; which letter it is of stands in the address, and they are not read. */
const readNoParts = ['/cadastre-seu-imovel/fotos', '/avisos/parar', '/newsletter/sair'];

/** What the log says of a request that failed for no fault of its visitor's. */
const failed = /a (page|request) failed/;

let site: Awaited<ReturnType<typeof startBuiltSite>>;
let routes: ActionRoute[];
beforeAll(async () => {
  [site, routes] = await Promise.all([
    startBuiltSite({
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      SITE_URL: 'https://www.example.com.br',
      SESSION_SECRETS: secret,
      EXIT_INTENT: 'on',
      GOOGLE_CLIENT_ID: 'nobody.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: 'none',
    }),
    actionRoutes(),
  ]);
});
afterAll(() => site.close());

const formType = 'application/x-www-form-urlencoded';
const multipart = (part: string, times: number) =>
  `${`--b\r\nContent-Disposition: form-data; ${part}\r\n\r\n\r\n`.repeat(times)}--b--\r\n`;

interface Attack {
  type: string;
  body: string;
  status: 400 | 413 | 415;
}
const form = (body: string, status: Attack['status']): Attack => ({ type: formType, body, status });
const other = (type: string, body: string): Attack => ({ type, body, status: 415 });

const attacks: Record<string, Attack> = {
  'an index of four thousand millions': form('x[4294967294]=a', 400),
  'an index of ten millions': form('x[10000000]=a', 400),
  'a declared name with an index': form('nome[9999999]=a', 400),
  'brackets in escapes': form('x%5B4294967294%5D=a', 400),
  '4,900 dots': form(`${'a.'.repeat(4900)}=a`, 400),
  '4,900 brackets': form(`a${'[]'.repeat(4900)}=a`, 400),
  'a prototype': form('__proto__.x=a&constructor[prototype]=a', 400),
  '101 fields': form(`${'a=1&'.repeat(100)}a=1`, 413),
  '50,000 fields': form('a=1&'.repeat(50_000), 413),
  'a megabyte of fields': form('a=1&'.repeat(250_000), 413),
  'a megabyte of escapes': form(`nome=${'%C3'.repeat(340_000)}`, 413),
  '14,000 file parts': other('multipart/form-data; boundary=b', multipart('name="a"; filename="a"', 14_000)),
  'one part that is no file': other('multipart/form-data; boundary=b', multipart('name="nome"', 1)),
  'no form at all': other('text/plain', 'nome=Clara'),
  JSON: other('application/json', '{"nome":{"__proto__":1}}'),
  'no type': other('', 'nome=Clara'),
};

async function post({ address, isPrivate }: ActionRoute, type: string, body: string) {
  const response = await fetch(`http://127.0.0.1:${site.port}${address}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': type, ...(isPrivate ? { cookie } : {}) },
    body: new TextEncoder().encode(body),
  });
  return { status: response.status, html: await response.text() };
}
const ordinary = (route: ActionRoute) => post(route, formType, 'nome=Clara');
/** How many times as much as `ordinary` an attack costs. What seems dear in a few runs is measured well. */
async function ratioOf(attack: () => Promise<unknown>, ordinary: () => Promise<unknown>, usualCost: number) {
  const ratio = (await costOf(site.pid, attack, 3)) / usualCost;
  return ratio > most
    ? (await exactCostOf(site.pid, attack)) / (await exactCostOf(site.pid, ordinary))
    : ratio;
}
/** What the router's scripts send a page's form to. */
const asData = (route: ActionRoute): ActionRoute => ({ ...route, address: `${route.address}.data` });

test(
  'no attack on form fields is accepted, costs much or blocks the site',
  { timeout: 300_000 },
  async () => {
    expect(routes.length).toBeGreaterThan(20);
    const found: string[] = [];
    for (const route of routes) {
      const { status: usual } = await ordinary(route);
      const usualCost = await exactCostOf(site.pid, () => ordinary(route));
      for (const [name, { type, body, status }] of Object.entries(attacks)) {
        const answers: Awaited<ReturnType<typeof post>>[] = [];
        const attack = async () => void answers.push(await post(route, type, body));
        const ratio = await ratioOf(attack, () => ordinary(route), usualCost);
        if (route.isPage) answers.push(await post(asData(route), type, body));
        const statuses = answers.map((answer) => answer.status);
        const isUnread =
          readNothing.includes(route.address) ||
          (readNoParts.includes(route.address) && type.startsWith('multipart/'));
        const isRefused = isUnread
          ? statuses.every((each) => each < 500)
          : statuses.every((each) => each === status) && answers[0]!.html.includes('lang="pt-BR"');
        if (!isRefused || ratio > most)
          found.push(`${route.address}: ${name}: ${statuses.join()}, ${ratio.toFixed(1)} times`);
      }
      if ((await ordinary(route)).status !== usual) found.push(`${route.address} answers otherwise`);
    }
    expect(found).toEqual([]);
    expect(site.output()).not.toMatch(failed);
  },
);

/** Addresses that read a visitor's names in a query, and a page that takes no form. */
const pages = [
  '/',
  '/imoveis/venda',
  '/imoveis/venda.data',
  '/busca',
  '/recursos/locais',
  '/recursos/codigo',
];
const names = ['x[4294967294]=a', 'preco[10000000]=a', `${'a.'.repeat(3900)}=a`, 'a[]=1&'.repeat(1300)];

test('nor does a name in a query, nor a body that no page asks for', async () => {
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${site.port}${path}`, { redirect: 'manual', ...init });
    await response.arrayBuffer();
    return response.status;
  };
  const found: string[] = [];
  for (const path of pages) {
    const usualCost = await exactCostOf(site.pid, () => ask(path));
    const body = 'x[4294967294]=a&'.repeat(60_000);
    const headers = { 'content-type': formType };
    const tried: [string, string, RequestInit][] = [
      ...names.map((name): [string, string, RequestInit] => [name.slice(0, 20), `${path}?${name}`, {}]),
      ...['POST', 'PUT', 'DELETE'].map((method): [string, string, RequestInit] => [
        method,
        path,
        { method, headers, body },
      ]),
    ];
    for (const [name, address, init] of tried) {
      let status = 0;
      const attack = async () => (status = await ask(address, init));
      const ratio = await ratioOf(attack, () => ask(path), usualCost);
      if (status >= 500 || ratio > most) found.push(`${path}: ${name}: ${status}, ${ratio.toFixed(1)} times`);
    }
  }
  expect(found).toEqual([]);
  expect(site.output()).not.toMatch(failed);
});
