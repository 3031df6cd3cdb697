import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addBroker,
  movableClock,
  offersOf,
  runDistribution,
  sendContact,
} from '../distribution/distributing';
import { openSite } from '../imoveis/site';
import { staffTables } from '../staff/staff-api';
import { makeListing } from '../support/catalogue';
import { buttonForm } from '../support/button-form';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let clock: ReturnType<typeof movableClock>;
let tomas: Awaited<ReturnType<typeof signedInMember>>;
let helena: typeof tomas;
let broker = 0;
let property = 0;
beforeAll(async () => {
  site = await openSite([makeListing()]);
  property = (await site.db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => site.close());
/** A Friday in São Paulo, 14h43. */
beforeEach(async () => {
  clock = movableClock('2026-11-27T14:43:00-03:00');
  const tables = ['lead', 'broker', 'distribution_group', 'work_pace', ...staffTables] as const;
  for (const table of tables) await site.db.deleteFrom(table).execute();
  helena = await signedInMember(site, 'direcao');
  tomas = await signedInMember(site, 'corretor', 'tomas@casa.com.br');
  broker = await addBroker(site.db, 'tomas');
});
afterEach(() => clock.restore());

const text = (html: string) =>
  html
    .replace(/<script.*/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
async function offered(given: Parameters<typeof sendContact>[1] = {}) {
  const id = await sendContact(site.db, {
    ...{ broker: 'tomas', name: 'Beatriz Sá', product_id: property, whatsapp: '+5521987654321', ...given },
  });
  await runDistribution(site.db);
  return id;
}
const stored = (id: number) =>
  site.db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const today = async (who = tomas) => (await who.get('/mesa')).html;

test('a broker reads the offer, takes it, and WhatsApp opens with an answer', async () => {
  const id = await offered();
  clock.move(9);
  const html = await today();
  const page = text(html);
  for (const part of [
    ...['Boa tarde, Pessoa', 'Um contato novo é seu até 14h58.', 'Para você até 14h58', 'Restam 6 min'],
    ...['Vem para você porque a pessoa veio pela sua página.', 'Moema'],
  ])
    expect(page).toContain(part);
  expect(html).toMatch(/Hoje<b>1<span class="vh"> à espera/);
  for (const secret of ['Beatriz', '98765', 'Ainda está']) expect(html).not.toContain(secret);
  expect((await tomas.get(`/mesa/contatos/${id}`)).status).toBe(404);
  const sent = await tomas.press(html, 'Assumir e abrir o WhatsApp');
  expect([sent.status, sent.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^https:\/\/wa\.me\/5521987654321\?text=Ol%C3%A1%2C%20Beatriz\./),
  ]);
  expect(await stored(id)).toMatchObject({
    ...{ broker_id: broker, answer_channel: 'whatsapp', answer_informed: false, state: 'em-conversa' },
  });
  expect(await today()).toContain('Nada espera por você.');
  expect(text((await tomas.get(`/mesa/contatos/${id}`)).html)).toMatch(/Respondido hoje, 14h52: WhatsApp\./);
});

test('the policy of the page lets its forms lead to WhatsApp', async () => {
  const { headers } = await tomas.get('/mesa');
  expect(headers.get('content-security-policy')).toContain(
    "form-action 'self' https://wa.me https://api.whatsapp.com;",
  );
});

test('declined, the contact is another’s, and the page says so', async () => {
  const id = await offered();
  const page = await tomas.follow(await tomas.press(await today(), 'Não posso agora'));
  expect(text(page.html)).toContain('O contato vai para outra pessoa.');
  expect((await offersOf(site.db, id))[0]).toEqual(['page', `broker:${broker}`, 'declined']);
  expect(page.html).not.toContain('Para você até');
});

test('who is second reads who has it, in Hoje', async () => {
  await offered();
  const late = await today();
  await helena.press(await today(helena), 'Assumir');
  const refused = await tomas.press(late, 'Só assumir');
  expect([refused.status, text(refused.html)]).toEqual([
    409,
    expect.stringContaining('Pessoa de direcao já atende este contato (hoje, 14h43).'),
  ]);
});

test('an own contact has WhatsApp, a call and "Já respondi"', async () => {
  const id = await offered();
  await tomas.press(await today(), 'Só assumir');
  const html = await today();
  expect(text(html)).toContain('Você assumiu hoje, 14h43.');
  expect(html).toContain('href="tel:+5521987654321"');
  expect(buttonForm(html, 'WhatsApp')).toEqual({
    action: `/mesa/contatos/${id}`,
    fields: { intent: 'whatsapp' },
  });
  expect(buttonForm(html, 'Já liguei').fields).toMatchObject({ intent: 'answer', por: 'telefone' });
  await tomas.press(html, 'Já respondi por E-mail');
  expect(await stored(id)).toMatchObject({ answer_channel: 'email', answer_informed: true });
  const record = text((await tomas.get(`/mesa/contatos/${id}`)).html);
  expect(record).toContain('Respondido hoje, 14h43: E-mail, informado pelo corretor.');
  expect(record).toMatch(/Respondeu o contato .*por: E-mail, informado pelo corretor/);
});

test('the phone link’s request counts as an answer that nobody said', async () => {
  const id = await offered();
  await tomas.press(await today(), 'Só assumir');
  expect((await tomas.post(`/mesa/contatos/${id}`, { intent: 'call' })).status).toBe(303);
  expect(await stored(id)).toMatchObject({ answer_channel: 'telefone', answer_informed: false });
  const odd = await tomas.post('/mesa', { intent: 'answer', contato: String(id), por: 'pombo' });
  expect(odd.status).toBe(400);
});

test('who sees all reads to whom it was offered; record and list do, too', async () => {
  const id = await offered();
  expect(text(await today(helena))).toMatch(
    /vence em 15 min .*Oferecido a Pessoa tomas, porque a pessoa veio pela página de quem atende\./,
  );
  expect(text((await helena.get('/mesa/contatos')).html)).toContain('oferecido a Pessoa tomas');
  const record = async () => text((await helena.get(`/mesa/contatos/${id}`)).html);
  expect(await record()).toContain('Oferecido a Pessoa tomas até 14h58, porque a pessoa veio pela página');
  clock.move(22);
  await runDistribution(site.db);
  expect(text(await today(helena))).toMatch(
    /venceu há 7 min .*Oferecido a Pessoa tomas, que não respondeu em 15 min; agora é seu\./,
  );
  expect(await record()).toMatch(
    /Ficou com Pessoa de direcao.*Oferecido a Pessoa tomas.*não respondeu a tempo/,
  );
});

test('what was answered is passed on with a reason, and what was typed stays', async () => {
  const id = await offered();
  await helena.press(await today(helena), 'Já respondi por WhatsApp');
  expect(await stored(id)).toMatchObject({ member_id: helena.id });
  const record = async () => (await helena.get(`/mesa/contatos/${id}`)).html;
  expect(text(await record())).toContain('Por que muda de mãos');
  const to = { responsible: `broker:${broker}` };
  const refused = await helena.press(await record(), 'Passar o contato', to);
  expect([refused.status, text(refused.html)]).toEqual([
    400,
    expect.stringContaining('Diga por que o contato muda de mãos'),
  ]);
  expect(refused.html).toMatch(new RegExp(`<option value="broker:${broker}" selected`));
  await helena.press(await record(), 'Passar o contato', { ...to, note: 'Ele conhece a casa' });
  expect(await stored(id)).toMatchObject({ broker_id: broker, member_id: null });
});

test('"Adiar" moves the step to tomorrow or to a day', async () => {
  const id = await offered();
  await tomas.press(await today(), 'Só assumir');
  await tomas.press(await today(), 'Já respondi por Outro');
  const step = { next_step: 'Mandar as três casas', next_on: '2026-11-27' };
  await site.db.updateTable('lead').set(step).where('id', '=', id).execute();
  const html = await today();
  const sent = await tomas.press(html, 'Para amanhã');
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/mesa']);
  const day = async () => {
    const { next_step, next_on } = await stored(id);
    return [next_step, next_on?.toISOString().slice(0, 10)];
  };
  expect(await day()).toEqual(['Mandar as três casas', '2026-11-28']);
  await site.db.updateTable('lead').set(step).where('id', '=', id).execute();
  await tomas.press(html, 'Para este dia', { next_on: '2026-12-03' });
  expect(await day()).toEqual(['Mandar as três casas', '2026-12-03']);
});

test('who is away reads until when', async () => {
  await site.db
    .insertInto('absence')
    .values({ broker_id: broker, from_day: '2026-11-20', until_day: '2026-12-02' })
    .execute();
  expect(await today()).toContain('Você está fora até 2/12: não recebe contatos.');
});
