import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSite } from '../imoveis/site';
import { signedInMember } from '../mesa/admin-visitor';
import { makeListing } from '../support/catalogue';
import { staffTables } from '../staff/staff-api';
import { setVisibility } from './hidden-listings';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
let page: string;
let id: number;
beforeAll(async () => {
  site = await openSite([makeListing({ reference: 'RES-1', title: 'Casa das Mangueiras' })]);
  id = site.ids.get('RES-1')!;
  page = `/mesa/imoveis/${id}/reservado`;
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of staffTables) await site.db.deleteFrom(table).execute();
  await site.db.deleteFrom('property_invitation').execute();
  await setVisibility(site.db, [id], 'public');
  member = await signedInMember(site, 'direcao');
});

const visibility = async () =>
  (await site.db.selectFrom('property').select('visibility').executeTakeFirstOrThrow()).visibility;
const person = { name: 'Clara Nunes', email: '', days: '7' };

test('the record leads to who sees it, and one press takes the change back', async () => {
  expect((await member.get(`/mesa/imoveis/${id}`)).html).toContain(`href="${page}"`);
  const saved = await member.press((await member.get(page)).html, 'Guardar', { value: 'reserved' });
  expect([saved.status, await visibility()]).toEqual([303, 'reserved']);
  const after = await member.follow(saved);
  expect(after.html).toContain('Quem vê: Reservado.');
  await member.press(after.html, 'Desfazer');
  expect(await visibility()).toBe('public');
});

test('a link is shown once, and a revoked one says so', async () => {
  const made = await member.press((await member.get(page)).html, 'Criar convite', person);
  const shown = await member.follow(made);
  expect(shown.html).toMatch(/value="https:\/\/[^"]*\/reservado\?convite=[0-9a-f]{32}"/);
  const again = await member.get(page);
  expect(again.html).not.toContain('convite=');
  expect(again.html).toContain('Ainda não foi aberto');
  const revoked = await member.press(again.html, 'Revogar');
  expect((await member.follow(revoked)).html).toContain('revogado hoje');
});

test('refuses by field with all that was typed, and shows no form to readers', async () => {
  const refused = await member.press((await member.get(page)).html, 'Criar convite', {
    ...person,
    name: '',
    email: 'clara',
  });
  expect([refused.status, refused.html.includes('value="clara"')]).toEqual([400, true]);
  const reader = await signedInMember(site, 'atendimento');
  const { html } = await reader.get(page);
  expect([html.includes('Público'), html.includes('Guardar'), html.includes('Criar convite')]).toEqual([
    ...[true, false, false],
  ]);
});

test('without a session or a property there is nothing', async () => {
  expect((await site.get(page)).status).toBe(302);
  expect((await member.get('/mesa/imoveis/99999/reservado')).status).toBe(404);
});
