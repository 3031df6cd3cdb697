import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { addBroker, addContact } from '../contacts/add-contact';
import { openSite } from '../imoveis/site';
import { staffTables } from '../staff/staff-api';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let ana: Awaited<ReturnType<typeof signedInMember>>;
let id: number;
let path: string;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['lead', 'broker', ...staffTables] as const) await site.db.deleteFrom(table).execute();
  ana = await signedInMember(site, 'atendimento');
  id = await addContact(site.db);
  path = `/mesa/contatos/${id}`;
});

const record = async (who = ana) => (await who.get(path)).html;
const stored = () => site.db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const text = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const colleague = () => signedInMember(site, 'operacao', 'bruno@casa.com.br');
const today = () => isoDay(clock.now());

test('takes a contact with one button, from the record', async () => {
  const page = await ana.follow(await ana.press(await record(), 'Assumir'));
  expect(text(page.html)).toContain('O contato é seu.');
  expect((await stored()).member_id).toBe(ana.id);
  expect(page.html).not.toContain('>Assumir</button>');
});

test('takes it from the list, and stays in the list', async () => {
  const list = await ana.get('/mesa/contatos?ordem=antigos');
  const sent = await ana.press(list.html, 'Assumir');
  expect(sent.headers.get('location')).toBe('/mesa/contatos?ordem=antigos');
  expect((await stored()).member_id).toBe(ana.id);
  const again = await (await colleague()).press(list.html, 'Assumir');
  expect([
    again.status,
    text(again.html).includes('Pessoa de atendimento já atende este contato (hoje, '),
  ]).toEqual([409, true]);
});

test('who takes second reads who has it', async () => {
  const bruno = await colleague();
  const [own, other] = [await record(), await record(bruno)];
  await bruno.press(other, 'Assumir');
  const late = await ana.press(own, 'Assumir');
  expect([late.status, (await stored()).member_id]).toEqual([409, bruno.id]);
  expect(text(late.html)).toContain('Pessoa de operacao já atende este contato (hoje, ');
});

test('passes a contact on to a broker, with a message', async () => {
  const marina = await addBroker(site.db, 'marina', 'Marina Couto');
  const fields = { responsible: `broker:${marina}`, note: 'Prefere de manhã' };
  const page = await ana.follow(await ana.press(await record(), 'Passar o contato', fields));
  expect((await stored()).broker_id).toBe(marina);
  expect(text(page.html)).toMatch(/Quem atende Marina Couto/);
  expect(text(page.html)).toContain('Prefere de manhã');
  const nobody = await ana.press(await record(), 'Passar o contato', { responsible: '' });
  expect([(await ana.follow(nobody)).status, (await stored()).broker_id]).toEqual([200, null]);
});

test('passing on without a choice says so', async () => {
  const page = await ana.press(await record(), 'Passar o contato', { responsible: '', note: '' });
  expect([page.status, page.html.includes('Escolha quem atende')]).toEqual([400, true]);
});

test('a lost contact has its reason; without one it is not lost', async () => {
  const bare = await ana.press(await record(), 'Salvar estado', { state: 'perdido' });
  expect([bare.status, bare.html.includes('Diga por que o contato se perdeu')]).toEqual([400, true]);
  const lost = await ana.press(await record(), 'Salvar estado', {
    ...{ state: 'perdido', state_reason: 'Comprou com outra imobiliária' },
  });
  expect(text((await ana.follow(lost)).html)).toContain('Comprou com outra imobiliária');
  expect((await stored()).state).toBe('perdido');
});

test('a next step has its day; a note is for the team', async () => {
  const step = { next_step: 'Ligar de manhã', next_on: today() };
  await ana.press(await record(), 'Salvar próximo passo', step);
  await ana.press(await record(), 'Guardar nota', { note: 'Vem com a mulher' });
  expect((await stored()).next_step).toBe('Ligar de manhã');
  const html = await record();
  expect(html).toContain(`value="${today()}"`);
  expect(text(html)).toContain('Vem com a mulher');
});

/** Bruno and Ana open the record, and both save. @returns what Ana reads */
async function both(button: string, his: Record<string, string>, hers: Record<string, string>) {
  const bruno = await colleague();
  const [own, other] = [await record(), await record(bruno)];
  await bruno.press(other, button, his);
  return ana.press(own, button, hers);
}

test('two at once: each field is saved, or both values are shown', async () => {
  const page = await both(
    'Salvar próximo passo',
    { next_step: 'Escrever' },
    { next_step: 'Ligar', next_on: today() },
  );
  expect(page.status).toBe(409);
  const shown = text(page.html);
  expect(shown).toContain('Alguém mudou este contato enquanto você escrevia');
  expect(shown).toContain('Guardado do seu: dia do próximo passo.');
  expect(shown).toMatch(/Pessoa de operacao, hoje, \d+h\d\d/);
  expect(page.html).toContain('>Deixar como Pessoa fez</a>');
  expect(await stored()).toMatchObject({ next_step: 'Escrever' });
  const chosen = await ana.press(page.html, 'Salvar o que escolhi', { escolha0: 'meu' });
  expect(text((await ana.follow(chosen)).html)).toContain('Salvo como você escolheu.');
  expect(await stored()).toMatchObject({ next_step: 'Ligar' });
});

test('the other’s value can stay; a third change is a conflict again', async () => {
  const page = await both('Salvar próximo passo', { next_step: 'Escrever' }, { next_step: 'Ligar' });
  const left = await ana.press(page.html, 'Salvar o que escolhi', { escolha0: 'deles' });
  expect(text((await ana.follow(left)).html)).toContain('Ficou como estava.');
  await site.db.updateTable('lead').set({ next_step: 'Visitar' }).where('id', '=', id).execute();
  const again = await ana.press(page.html, 'Salvar o que escolhi', { escolha0: 'meu' });
  expect([again.status, text(again.html).includes('Visitar')]).toEqual([409, true]);
  expect((await stored()).next_step).toBe('Visitar');
});

test('a conflict of who answers and of a state shows names', async () => {
  const marina = await addBroker(site.db, 'marina', 'Marina Couto');
  const tomas = await addBroker(site.db, 'tomas', 'Tomás Reis');
  const passed = await both(
    'Passar o contato',
    { responsible: `broker:${tomas}` },
    { responsible: `broker:${marina}` },
  );
  expect(text(passed.html)).toMatch(/Sem corretor .*Tomás Reis .*Marina Couto/);
  await ana.press(passed.html, 'Salvar o que escolhi', { escolha0: 'meu' });
  expect((await stored()).broker_id).toBe(marina);
});

test('posts that no page of ours sends are refused, without a failure', async () => {
  const posts: Record<string, string>[] = [
    { intent: 'pass', was: '{' },
    { intent: 'state', was: 'null', state: 'novo' },
    { intent: 'step', was: '[]' },
    { intent: 'resolve', mudancas: '{"state":{"was":1,"value":2}}', escolha0: 'meu' },
    { intent: 'resolve', mudancas: 'x' },
    { intent: 'toString' },
    { intent: '' },
  ];
  for (const fields of posts)
    expect([fields.intent, (await ana.post(path, fields)).status]).toEqual([fields.intent, 400]);
  expect((await ana.post('/mesa/contatos/999999', { intent: 'take' })).status).toBe(404);
});
