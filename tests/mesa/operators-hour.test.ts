import { afterAll, beforeAll, expect, test } from 'vitest';
import { text } from '../imoveis/markup';
import { addBroker, addContact } from '../contacts/add-contact';
import { openSite } from '../imoveis/site';
import { codeOf } from '../staff/member';
import { allEmails, emailsTo, tokenIn } from '../support/emails';
import { adminVisitor, endStepUp, signedInMember } from './admin-visitor';
import { expectedActs } from './expected-acts';

type Member = ReturnType<typeof adminVisitor> & { name: string; totp: string };

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());

const acts = expectedActs();
const contact = (name: string) =>
  site.db.selectFrom('lead').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
const emailOf = (name: string) => `${name.split(' ')[0]!.toLowerCase()}@exemplo.com.br`;

test('an hour of an operator, and all of it in the audit log', async () => {
  const boss = { ...(await signedInMember(site, 'direcao')), name: 'Pessoa de direcao' };
  acts.add('access.factor', boss, 'Cadastrou um segundo fator');
  const { carla, tiago } = await inviteThree(boss);
  await receiveNine();
  await noteOneByHand(tiago);
  await answer(tiago, 'Ana Prado');
  await passOn(tiago, 'Beto Sales');
  await lose(tiago, 'Clara Reis');
  await changeThirtyAndUndo(tiago);
  await exportContacts(carla);
  await exportAndErase(carla, 'Davi Lins');
  await acts.check(boss);
}, 120_000);

const team = [
  ['Carla Dias', 'operacao', 'Operação'],
  ['Tiago Melo', 'atendimento', 'Atendimento'],
  ['Vera Luz', 'vitrine', 'Vitrine'],
] as const;

async function inviteThree(boss: Member): Promise<{ carla: Member; tiago: Member }> {
  for (const [name, role] of team) {
    const form = await boss.get('/mesa/pessoas/convidar');
    await boss.press(form.html, 'Enviar convite', { email: emailOf(name), role });
    acts.add('members.invite', boss, `Convidou ${emailOf(name)}`);
  }
  const letters = await allEmails(site.db);
  const joined: Member[] = [];
  for (const [name, , role] of team) {
    const token = tokenIn(letters.find(({ to }) => to === emailOf(name))!);
    joined.push(await join(name, role, token));
  }
  expect((await boss.get('/mesa/pessoas')).html).toContain('4 pessoas na equipe.');
  return { carla: joined[0]!, tiago: joined[1]! };
}

async function join(name: string, role: string, token: string): Promise<Member> {
  const visitor = adminVisitor(site);
  const page = await visitor.get(`/mesa/convite?token=${token}`);
  expect(page.html).toContain(`${emailOf(name)} entra como ${role}.`);
  await visitor.press(page.html, 'Aceitar o convite', { name, password: 'Cuica#2027abc' });
  acts.add('access.join', { name }, 'Aceitou o convite');
  const { totp } = await visitor.enrol();
  acts.add('access.factor', { name }, 'Cadastrou um segundo fator');
  return { ...visitor, name, totp };
}

const nine = [
  ...['Ana Prado', 'Beto Sales', 'Clara Reis', 'Davi Lins', 'Eva Couto', 'Fábio Neri'],
  ...['Gil Rocha', 'Hugo Teles', 'Inês Vaz'],
];

async function receiveNine(): Promise<void> {
  for (const [index, nome] of nine.entries()) {
    const person = { nome, email: `cliente${index}@exemplo.com.br`, 'telefone.pais': 'BR' };
    const sent = await site.post('/sobre-nos/contato', {
      ...{ ...person, 'telefone.numero': `(11) 98765-432${index}` },
      ...{ assunto: 'Comprar', mensagem: 'Quero visitar no sábado.' },
    });
    expect(sent.status).toBe(303);
  }
}

async function noteOneByHand(member: Member): Promise<void> {
  const form = await member.get('/mesa/contatos/novo');
  const saved = await member.press(form.html, 'Anotar contato', {
    ...{ name: 'Rafael Monteiro', phone: '11 97777-1234', channel: 'telefone', kind: 'contact' },
  });
  acts.add('contacts.add', member, 'Anotou o contato de Rafael Monteiro');
  const { html } = await member.follow(saved);
  acts.add('contacts.read', member, 'Leu o contato de Rafael Monteiro');
  expect(text(html)).toContain('Anotou o contato');
  expect(text(html)).toContain('Tiago Melo, como veio: Telefone; quem atende: Sem corretor');
  expect(html).not.toContain('<p>Anotado</p>');
  const list = text((await member.get('/mesa/contatos')).html);
  expect(list).toContain('10 recebidos');
}

/** Opens a contact from the list. @returns its page */
async function open(member: Member, name: string) {
  const { id } = await contact(name);
  const list = await member.get(`/mesa/contatos?busca=${encodeURIComponent(name)}`);
  const href = new RegExp(`href="([^"]+)"[^>]*>${name}<`).exec(list.html)![1]!;
  expect(href).toBe(`/mesa/contatos/${id}`);
  const page = await member.get(href);
  acts.add('contacts.read', member, `Leu o contato de ${name}`);
  return page;
}

async function answer(member: Member, name: string): Promise<void> {
  const taken = await member.follow(await member.press((await open(member, name)).html, 'Assumir'));
  acts.add('contacts.take', member, `Assumiu o contato de ${name}`);
  const noted = await member.press(taken.html, 'Guardar nota', { note: 'Falamos: visita no sábado.' });
  acts.add('contacts.note', member, `Guardou uma nota no contato de ${name}`);
  const stepped = await member.press((await member.follow(noted)).html, 'Salvar próximo passo', {
    ...{ next_step: 'Confirmar a visita', next_on: '' },
  });
  acts.add('contacts.write', member, `Mudou o contato de ${name}`);
  const { html } = await member.follow(stepped);
  expect(text(html)).toContain('Falamos: visita no sábado.');
  expect(await contact(name)).toMatchObject({ next_step: 'Confirmar a visita' });
}

async function passOn(member: Member, name: string): Promise<void> {
  const marina = await addBroker(site.db, 'marina', 'Marina Couto');
  const page = await open(member, name);
  const fields = { responsible: `broker:${marina}`, note: 'Prefere de manhã.' };
  const passed = await member.follow(await member.press(page.html, 'Passar o contato', fields));
  acts.add('contacts.write', member, `Mudou o contato de ${name}`);
  expect(text(passed.html)).toContain('Marina Couto');
  const [letter] = await emailsTo(site.db, 'marina@casa.com.br');
  expect(letter!.text).toContain('Tiago Melo passou este contato a você.');
  expect(letter!.text).toContain('Prefere de manhã.');
  expect(letter!.text).toContain(name);
}

async function lose(member: Member, name: string): Promise<void> {
  const page = await open(member, name);
  const state = { state: 'perdido', state_reason: 'Comprou com outra imobiliária' };
  const lost = await member.follow(await member.press(page.html, 'Salvar estado', state));
  acts.add('contacts.write', member, `Mudou o contato de ${name}`);
  expect(text(lost.html)).toContain('estado: Perdido; motivo: Comprou com outra imobiliária');
}

async function changeThirtyAndUndo(member: Member): Promise<void> {
  for (let index = 0; index < 30; index += 1)
    await addContact(site.db, { name: 'Lançamento Aurora', email: `aurora${index}@exemplo.com.br` });
  const states = async () =>
    (
      await site.db.selectFrom('lead').select('state').where('name', '=', 'Lançamento Aurora').execute()
    ).filter(({ state }) => state === 'perdido').length;
  const form = await member.get('/mesa/contatos/lote?busca=aurora&quais=todos');
  const lost = { state: 'perdido', state_reason: 'Lançamento cancelado' };
  const preview = await member.press(form.html, 'Ver o que muda', lost);
  expect([text(preview.html).includes('Muda 30'), await states()]).toEqual([true, 0]);
  const list = await member.follow(await member.press(preview.html, 'Mudar 30 contatos', { numero: '30' }));
  acts.add('contacts.write', member, 'Mudou 30 contatos');
  expect([text(list.html).includes('Mudou em 30 contatos.'), await states()]).toEqual([true, 30]);
  await member.press(list.html, 'Desfazer os 30');
  acts.add('contacts.write', member, 'Desfez a mudança de 30 contatos');
  expect(await states()).toBe(0);
}

async function exportContacts(member: Member): Promise<void> {
  await endStepUp(site);
  const list = await member.get('/mesa/contatos?aba=todos');
  const href = /href="(\/mesa\/contatos\/csv[^"]*)"/.exec(list.html)![1]!.replaceAll('&amp;', '&');
  const factor = await member.follow(await member.get(href));
  const proven = await member.press(factor.html, 'Confirmar', { code: codeOf(member.totp, 1) });
  acts.add('access.step-up', member, 'Confirmou o segundo fator');
  const file = await member.follow(proven);
  acts.add('people.export', member, 'Baixou contatos em CSV');
  for (const name of [...nine, 'Rafael Monteiro']) expect(file.html).toContain(name);
}

async function exportAndErase(member: Member, name: string): Promise<void> {
  const { html } = await open(member, name);
  const { id } = await contact(name);
  const form = await member.get(/href="([^"]+titular\/novo[^"]*)"/.exec(html)![1]!);
  const person = /name="person"[^>]*value="([^"]+)"/.exec(form.html)![1]!;
  const requested_on = /name="requested_on"[^>]*value="([^"]+)"/.exec(form.html)![1]!;
  const sent = await member.press(form.html, 'Procurar a pessoa', { person, requested_on });
  acts.add('people.note', member, 'Anotou o pedido de titular nº 1');
  const page = await member.follow(sent);
  acts.add('people.read', member, 'Abriu o pedido de titular nº 1');
  const file = await member.get(/href="([^"]+dados)"/.exec(page.html)![1]!);
  acts.add('people.export', member, 'Baixou os dados do pedido de titular nº 1');
  expect(JSON.parse(file.html)).toMatchObject({ contatos: [{ mensagem: 'Quero visitar no sábado.' }] });
  await member.press(page.html, 'Já enviei os dados');
  acts.add('people.export', member, 'Respondeu o pedido de titular nº 1');
  const erased = await member.press(page.html, 'Apagar esta pessoa', { reason: 'titular' });
  acts.add('people.erase', member, 'Apagou a pessoa do pedido de titular nº 1');
  expect((await member.follow(erased)).html).toContain('<h1>Pessoa apagada</h1>');
  acts.rename(`o contato de ${name}`, `o contato nº ${id} (apagado)`);
}
