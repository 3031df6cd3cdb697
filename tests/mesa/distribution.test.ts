import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { addBroker } from '../distribution/distributing';
import { emptyDistribution } from '../distribution/admin-world';
import { openSite } from '../imoveis/site';
import { text } from '../imoveis/markup';
import { makeListing } from '../support/catalogue';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
let ana: string;
let bia: string;
beforeAll(async () => {
  site = await openSite([
    makeListing({ reference: 'BN-1', district: 'Jardim América', sellPrice: 12_000_000 }),
  ]);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyDistribution(site.db);
  ana = `broker:${await addBroker(site.db, 'ana')}`;
  bia = `broker:${await addBroker(site.db, 'bia')}`;
  member = await signedInMember(site, 'operacao');
});

const rules = '/mesa/contatos/regras';
const sentencesIn = (html: string) =>
  [...html.matchAll(/<li class="regra">.*?<p>(.*?)<\/p>/gs)].map(([, sentence]) => text(sentence!));
/** What a browser posts of the group's form beside its hidden fields. */
const typed = {
  ...{ negotiation: 'buy', price_from: '10.000.000', price_to: '', places: 'são paulo' },
  ...{ name: '', from: '', until: '', enabled: 'sim' },
};
const createGroup = async (given: object = {}) => {
  const page = await member.get(`${rules}/grupos/novo`);
  return member.press(page.html, 'Criar grupo', { ...typed, members: ana, ...given });
};
const addressed = (person: string) => person.replace(':', '-');
const groupPage = async () => {
  const { html } = await member.get(rules);
  return /href="(\/mesa\/contatos\/regras\/grupos\/\d+)"/.exec(html)![1]!;
};

test('the rules read as sentences, reached from the contacts', async () => {
  expect((await member.get('/mesa/contatos')).html).toContain(`href="${rules}"`);
  const { html } = await member.get(rules);
  expect(sentencesIn(html)).toEqual([
    'Quem já fala com um corretor continua com ele, por 180 dias.',
    'Quem vem pela página de um corretor é desse corretor.',
    'O contato de um imóvel é do corretor do imóvel.',
    'Os outros vão para Pessoa ana e Pessoa bia, um de cada vez.',
    'Se ninguém pode, Pessoa de operacao.',
  ]);
  for (const each of [
    'A primeira frase que serve decide. Quem já foi atendido não muda de corretor sozinho.',
    'Responder em 15 minutos, de segunda a sábado, das 8h às 20h. O que chega à noite vence às 9h15.',
    'Não foi preciso.',
  ])
    expect(html).toContain(each);
});

test('a rule is switched off, and back on by its notice', async () => {
  const page = await member.get(`${rules}/imovel`);
  const saved = await member.follow(await member.press(page.html, 'Salvar', { enabled: 'nao' }));
  expect(saved.html).toContain('>desligada<');
  const undone = await member.follow(
    await member.press(saved.html.slice(saved.html.indexOf('aviso__corpo')), 'Desfazer'),
  );
  expect(undone.html).toContain('Desfeito: corretor do imóvel.');
  expect(undone.html).not.toContain('>desligada<');
  expect(undone.html).toContain('corretor do imóvel: vale');
});

test('days and the last resort change; wrong days stay as typed', async () => {
  const known = await member.get(`${rules}/quem-ja-fala`);
  const wrong = await member.press(known.html, 'Salvar', { enabled: 'sim', known_days: '9999' });
  expect([wrong.status, wrong.html.includes('Escreva de 1 a 3650 dias')]).toEqual([400, true]);
  expect(wrong.html).toContain('value="9999"');
  await member.press(wrong.html, 'Salvar', { enabled: 'sim', known_days: '90' });
  const last = await member.get(`${rules}/fim`);
  const { html } = await member.follow(await member.press(last.html, 'Salvar', { last_resort: bia }));
  expect(sentencesIn(html)).toEqual(
    expect.arrayContaining([expect.stringContaining('por 90 dias'), 'Se ninguém pode, Pessoa bia.']),
  );
});

test('a group is created, changed, moved and deleted', async () => {
  const { html } = await member.follow(await createGroup());
  expect(sentencesIn(html)[3]).toBe('Compra acima de R$ 10 milhões em São Paulo vai para Pessoa ana.');
  await createGroup({ negotiation: 'rent', price_from: '' });
  const path = await groupPage();
  const record = await member.get(path);
  expect(record.html).toContain('É o 1º de 2 grupos.');
  const moved = await member.follow(await member.press(record.html, 'Descer', { intent: 'descer' }));
  expect(moved.html).toContain('É o 2º de 2 grupos.');
  const hours = { days: '1', from: '09:00', until: '18:00' };
  const saved = await member.follow(
    await member.press(moved.html, 'Salvar', { ...typed, ...hours, members: bia, name: 'a equipe' }),
  );
  expect(sentencesIn(saved.html)[4]).toBe(
    'Compra acima de R$ 10 milhões em São Paulo vai para a equipe, um corretor, segunda, das 9h às 18h.',
  );
  const again = await member.get(path);
  expect(again.html).toContain('Criou o grupo');
  const gone = await member.follow(await member.press(again.html, 'Apagar agora'));
  expect(sentencesIn(gone.html)).toHaveLength(6);
  expect((await member.get(path)).status).toBe(404);
  // Beside the notice: the acts below have buttons too.
  await member.press(gone.html.slice(gone.html.indexOf('Grupo apagado.')), 'Desfazer');
  expect((await member.get(path)).html).toContain('É o 2º de 2 grupos.');
});

test('weight and hours of a member, in a group and of everybody', async () => {
  await createGroup();
  const group = await groupPage();
  for (const [path, sentence] of [
    [`${group}/${addressed(ana)}`, 'Pessoa ana (peso 2, sábado, das 9h às 12h)'],
    [`${rules}/grupos/todos/${addressed(bia)}`, 'Pessoa bia (peso 2, sábado, das 9h às 12h)'],
  ] as const) {
    const page = await member.get(path);
    const after = await member.follow(
      await member.press(page.html, 'Salvar', { weight: '2', days: '6', from: '09:00', until: '12:00' }),
    );
    expect(after.html).toContain(sentence);
  }
});

test('the general rotation of chosen people', async () => {
  const page = await member.get(`${rules}/todos`);
  const form = { everybody: 'nao', enabled: 'sim', from: '', until: '' };
  const none = await member.press(page.html, 'Salvar', form);
  expect([none.status, none.html.includes('Escolha quem recebe')]).toEqual([400, true]);
  const { html } = await member.follow(await member.press(none.html, 'Salvar', { ...form, members: bia }));
  expect(sentencesIn(html)[3]).toBe('Os outros vão para Pessoa bia.');
});

test('what was typed stays with its error', async () => {
  const page = await createGroup({ places: 'Jardin America\nMoema', price_from: 'x', name: 'a equipe' });
  expect([page.status, page.html.includes('Digite um valor em reais')]).toEqual([400, true]);
  const places = await member.press(page.html, 'Criar grupo', {
    ...{ ...typed, places: 'Jardin America', launch: 'on', origins: 'zap', days: '2', members: ana },
  });
  expect(places.html).toContain('Nenhum imóvel em “Jardin America”: você quis dizer Jardim América?');
  expect(places.html).toContain('>Jardin America</textarea>');
  for (const name of ['launch', 'origins', 'days', 'members'])
    expect(places.html).toMatch(new RegExp(`<input(?=[^>]*name="${name}")[^>]*checked`));
});

test('of two people the second chooses', async () => {
  await createGroup();
  const path = await groupPage();
  const page = await member.get(path);
  const other = await signedInMember(site, 'direcao');
  await other.press((await other.get(path)).html, 'Salvar', { ...typed, members: bia, name: 'a primeira' });
  const conflict = await member.press(page.html, 'Salvar', {
    ...{ ...typed, name: 'a segunda', price_to: '20.000.000', members: ana },
  });
  expect(conflict.status).toBe(409);
  for (const each of ['Pessoa de direcao', 'a primeira', 'a segunda', 'Guardado do seu: até'])
    expect(conflict.html).toContain(each);
  const chosen = await member.follow(
    await member.press(conflict.html, 'Salvar o que escolhi', { escolha0: 'meu' }),
  );
  expect(sentencesIn(chosen.html)[3]).toBe(
    'Compra acima de R$ 10 milhões e até R$ 20 milhões em São Paulo vai para a segunda, um corretor.',
  );
});

test('an absence is noted and taken away', async () => {
  const page = await member.get(`${rules}/ausencias`);
  const today = isoDay(clock.now());
  const until = isoDay(new Date(clock.nowMs() + 48 * 3600_000));
  const form = { person: ana, from: today, until };
  const wrong = await member.press(page.html, 'Anotar ausência', { ...form, until: '2020-01-01' });
  expect([wrong.status, wrong.html.includes('O último dia vem antes do primeiro')]).toEqual([400, true]);
  const noted = await member.follow(await member.press(wrong.html, 'Anotar ausência', form));
  expect(noted.html).toMatch(/Pessoa ana, até \d+\/\d+\. Não recebe contatos\./);
  const list = await member.get(`${rules}/ausencias`);
  const gone = await member.follow(await member.press(list.html, 'Tirar'));
  expect(gone.html).toContain('Ninguém está fora.');
  const back = await member.follow(await member.press(gone.html, 'Desfazer'));
  expect(back.html).not.toContain('Ninguém está fora.');
});

describe('as if a contact came now', () => {
  test.each([
    [
      'imovel=bn+1&origem=zap',
      /Seria de Pessoa ana, pela frase 4, até .*; depois de Pessoa bia; depois de Pessoa de operacao\./,
    ],
    ['imovel=NADA&origem=zap', /Nenhum imóvel tem este código/],
    ['imovel=&origem=x', /Ver de quem seria/],
  ])('%s', async (query, expected) => {
    const { status, html } = await member.get(`${rules}?${query}`);
    expect([status, expected.test(text(html))]).toEqual([200, true]);
  });
});

test('Atendimento reads, and changes nothing', async () => {
  const reader = await signedInMember(site, 'atendimento');
  const { html } = await reader.get(rules);
  expect([sentencesIn(html).length, html.includes('Mudar'), html.includes('Anotar ausência')]).toEqual([
    ...[5, false, false],
  ]);
  for (const path of ['imovel', 'todos', 'ausencias', 'grupos/novo', `grupos/todos/${addressed(ana)}`])
    expect([path, (await reader.get(`${rules}/${path}`)).status]).toEqual([path, 404]);
});

test.each(['x', 'grupos/0', 'grupos/999999', 'grupos/x', 'grupos/todos/broker-999999', 'grupos/1/x'])(
  '%s does not exist',
  async (path) => {
    expect((await member.get(`${rules}/${path}`)).status).toBe(404);
    expect((await member.post(`${rules}/${path}`, { ...typed, was: '{}' })).status).toBeOneOf([
      400, 404, 405,
    ]);
  },
);

test.each(['', '{', '{"name":1}', 'null'])('a form with the old values %j is refused', async (was) => {
  await createGroup();
  for (const path of [
    await groupPage(),
    `${rules}/imovel`,
    `${rules}/todos`,
    `${rules}/grupos/todos/${addressed(ana)}`,
  ])
    expect((await member.post(path, { ...typed, members: ana, was })).status).toBe(400);
});
