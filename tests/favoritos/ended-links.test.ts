import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { newLinkToken } from '@api/platform/http/secrets';
import { openSite } from '../imoveis/site';
import { makeListing } from '../support/catalogue';
import { signedInVisitor } from '../support/signed-in-visitor';
import type { Page } from '../support/visit';

let site: Awaited<ReturnType<typeof openSite>>;
let clara: Awaited<ReturnType<typeof signedInVisitor>>;
let homes: [number, number];
/** A link that opens, and those that do not; each has the same length. */
let open: string;
let ended: Record<'wrong' | 'expired' | 'revoked' | 'of a removed folder' | 'erased', string>;

beforeAll(async () => {
  site = await openSite(['CASA', 'LOFT'].map((reference) => makeListing({ reference, photos: [] })));
  clara = await signedInVisitor(site, { name: 'Clara Nunes', email: 'clara@exemplo.com.br' });
  const { customer } = clara;
  homes = [site.ids.get('CASA')!, site.ids.get('LOFT')!];
  for (const name of ['Casa', 'Removida'])
    for (const code of homes)
      await customer.keepInFolder({ code, condition: 'used', negotiation: 'sell' }, { name });
  const folders = await customer.folders();
  const [folder, removed] = ['Casa', 'Removida'].map(
    (name) => folders.find((each) => each.name === name)!.id,
  );
  const link = async (of = folder!) => {
    const made = await customer.makeLink(of, { days: 30 });
    // Each has been used: a name and an answer stand behind it.
    const { token } = made;
    await site.post(`/pasta?convite=${token}`, { acao: 'nome', nome: 'Rafael' });
    await site.post(`/pasta?convite=${token}`, { acao: 'responder', imovel: `${homes[0]}`, resposta: 'yes' });
    return made;
  };
  const [expired, revoked, erased, ofRemoved] = [
    await link(),
    await link(),
    await link(),
    await link(removed),
  ];
  await site.db
    .updateTable('folder_link')
    .set({ expires_at: new Date(clock.nowMs() - 1000) })
    .where('id', '=', expired.id)
    .execute();
  await customer.revokeLink(folder!, revoked.id);
  await customer.eraseLink(folder!, erased.id);
  await customer.removeFolder(removed!);
  open = (await link()).token;
  ended = {
    wrong: newLinkToken(),
    expired: expired.token,
    revoked: revoked.token,
    'of a removed folder': ofRemoved.token,
    erased: erased.token,
  };
});
afterAll(() => site.close());

/** All of an answer but the moment, the document's own nonce, and the token that was asked by. */
function comparable({ status, headers, html }: Page, token: string) {
  const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '\0';
  const plain = (text: string) => text.replaceAll(token, 'TOKEN').replaceAll(nonce, 'NONCE');
  const all = [...headers].filter(([name]) => name !== 'date').map(([name, value]) => [name, plain(value)]);
  return { status, headers: all.sort(), html: plain(html) };
}

const answer = { acao: 'responder', resposta: 'yes' };
const get =
  (path: (token: string) => string, method = 'GET') =>
  (token: string, headers: HeadersInit) =>
    site.get(path(token), { method, headers });
const post =
  (fields: () => Record<string, string>, path = '/pasta') =>
  (token: string, headers: Record<string, string>) =>
    site.post(`${path}?convite=${token}`, fields(), headers);

const requests: [string, (token: string, headers: Record<string, string>) => Promise<Page>, number][] = [
  ['the page', get((token) => `/pasta?convite=${token}`), 404],
  ['the page, after an answer', get((token) => `/pasta?convite=${token}&respondido=${homes[0]}`), 404],
  ['the page’s head alone', get((token) => `/pasta?convite=${token}`, 'HEAD'), 404],
  ['the page’s data', get((token) => `/pasta.data?convite=${token}`), 404],
  ['the comparison', get((token) => `/comparar?ids=${homes.join(',')}&convite=${token}`), 200],
  ['an answer', post(() => ({ ...answer, imovel: `${homes[0]}`, recado: 'Sim!' })), 303],
  ['an answer, of scripts', post(() => ({ ...answer, imovel: `${homes[0]}` }), '/pasta.data'), 202],
  ['an answer of a home that lies elsewhere', post(() => ({ ...answer, imovel: '999999' })), 303],
  ['an answer that says nothing', post(() => ({ acao: 'responder', imovel: `${homes[0]}` })), 400],
  ['too long a note', post(() => ({ ...answer, imovel: `${homes[0]}`, recado: 'x'.repeat(301) })), 400],
  ['a name', post(() => ({ acao: 'nome', nome: 'Rafael' })), 303],
  ['no name', post(() => ({ acao: 'nome', nome: '' })), 400],
  ['‘Apagar minhas respostas’', post(() => ({ acao: 'apagar' })), 303],
  ['what no form of the page posts', post(() => ({ acao: 'outra' })), 400],
];

/** Who asks does not matter: the owner tries reading and writing alone. */
const byOwner = requests.filter(([what]) => ['the page', 'an answer'].includes(what));

describe.each([
  ['nobody who is known', () => ({}), requests],
  ['the folder’s own owner', () => ({ cookie: clara.cookie }), byOwner],
] as const)('asked by %s', (_, headers, cases) => {
  test.each(cases)('%s: every link that does not open answers alike to the byte', async (_, ask, status) => {
    const wrong = comparable(await ask(ended.wrong, headers()), ended.wrong);
    expect(wrong.status).toBe(status);
    for (const [kind, token] of Object.entries(ended))
      expect(comparable(await ask(token, headers()), token), kind).toEqual(wrong);
  });
});

test('a link that opens answers otherwise', async () => {
  const page = await site.get(`/pasta?convite=${open}`);
  expect([page.status, (await site.get(`/pasta?convite=${ended.wrong}`)).status]).toEqual([200, 404]);
  expect(comparable(page, open).html).not.toContain('Este link não abre mais.');
});

test('a link that opens nothing keeps and counts nothing', async () => {
  const storedRows = () =>
    site.db
      .selectFrom('folder_link')
      .leftJoin('guest_opinion', 'link_id', 'folder_link.id')
      .selectAll()
      .orderBy('folder_link.id')
      .execute();
  const before = await storedRows();
  expect(before).toHaveLength(4);
  for (const row of before) expect(row).toMatchObject({ guest_name: 'Rafael', answer: 'yes' });
  for (const token of [ended.revoked, ended.expired])
    for (const [, ask, status] of requests) if (status < 400 || status === 404) await ask(token, {});
  expect(await storedRows()).toEqual(before);
});
