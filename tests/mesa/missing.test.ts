import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveAnnouncement } from '@api/announcements/queries/announcements';
import { noDestinations } from '@api/leads/destinations';
import { registerAnnouncementBody } from '@contract/announcements';
import { announcementId, makeRegistration } from '../announcements/make-announcement';
import { addBroker, addContact } from '../contacts/contacts';
import { openSite } from '../imoveis/site';
import { addMember } from '../staff/member';
import { adminVisitor, signedInMember } from './admin-visitor';

const roles = ['direcao', 'atendimento', 'vitrine', 'corretor'] as const;
let site: Awaited<ReturnType<typeof openSite>>;
let members: Record<(typeof roles)[number], Awaited<ReturnType<typeof signedInMember>>>;
let ids: Record<string, number>;
beforeAll(async () => {
  site = await openSite([]);
  const signedIn = [];
  for (const role of roles) signedIn.push([role, await signedInMember(site, role)] as const);
  members = Object.fromEntries(signedIn) as typeof members;
  const sent = registerAnnouncementBody.parse(makeRegistration());
  const request = { requested_on: '2026-11-20', noted_at: new Date(), member_id: null };
  ids = {
    contatos: await addContact(site.db),
    anuncios: await announcementId(site.db, await saveAnnouncement(site.db, sent, null, noDestinations)),
    pessoas: (await addMember(site.db, 'operacao')).id,
    'pessoas/corretores': await addBroker(site.db, 'marina'),
    'contatos/titular': (
      await site.db.insertInto('data_request').values(request).returning('id').executeTakeFirstOrThrow()
    ).id,
  };
});
afterAll(() => site.close());

const missing = 999_999;
/** Without the address, which both pages repeat. */
async function notFound(role: (typeof roles)[number], path: string, id: number) {
  const page = await members[role].get(`${path}/${id}`);
  expect([path, page.status]).toEqual([path, 404]);
  return page.html.replaceAll(`${path}/${id}`, path);
}

test.each([
  ['vitrine', 'contatos'],
  ['corretor', 'contatos'],
  ['vitrine', 'anuncios'],
  ['atendimento', 'pessoas'],
  ['corretor', 'pessoas/corretores'],
  ['vitrine', 'contatos/titular'],
] as const)('to %s, a hidden page of /mesa/%s has the bytes of a missing one', async (role, room) => {
  const path = `/mesa/${room}`;
  expect(await notFound(role, path, ids[room]!)).toBe(await notFound(role, path, missing));
  expect((await members.direcao.get(`${path}/${ids[room]}`)).status).toBe(200);
});

test.each([
  ...['contatos', 'anuncios', 'pessoas', 'pessoas/corretores', 'contatos/titular'].map(
    (room) => `${room}/${missing}`,
  ),
  ...['contatos/abc', 'nada'],
])('/mesa/%s is a missing page in the frame of the admin', async (path) => {
  const { status, html } = await members.direcao.get(`/mesa/${path}`);
  expect(status).toBe(404);
  expect(html).toContain('>Não há nada neste endereço</h1>');
  expect(html).toContain('<title>Não há nada neste endereço · Mesa');
  expect(html).toMatch(/<nav aria-label="Mesa">.*href="\/mesa\/contatos"/s);
  expect(html).not.toMatch(/could not be found|lang="en"|class="topo/);
});

test('a form to a record that is gone has the frame too', async () => {
  const sent = await members.direcao.post(`/mesa/contatos/${missing}`, { intent: 'note', note: 'Ligou.' });
  expect([sent.status, sent.html.includes('aria-label="Mesa"')]).toEqual([404, true]);
});

test('a stranger signs in before learning that there is no page', async () => {
  const { headers } = await adminVisitor(site).get('/mesa/nada');
  expect(headers.get('location')).toBe('/mesa/entrar?volta=%2Fmesa%2Fnada');
});
