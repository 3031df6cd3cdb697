import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readBrokerageFile } from '@api/brokerage/read-brokerage-file';
import { openSite } from '../imoveis/site';
import { staffTables } from '../staff/staff-api';
import { applyHouse } from '../support/brokerage';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
let path: string;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of staffTables) await site.db.deleteFrom(table).execute();
  await applyHouse(site.db, null, { force: true });
  const { said: house } = readBrokerageFile(`name: Casa
brokers:
  - { name: Ana Reis, creci: 1-F, phone: (11) 90000-0001 }
  - { name: Rui Prado, creci: 2-F, active: false }
`);
  await applyHouse(site.db, { house, files: new Map() });
  member = await signedInMember(site, 'operacao');
  const ana = await site.db
    .selectFrom('broker')
    .select('id')
    .where('slug', '=', 'ana-reis')
    .executeTakeFirst();
  path = `/mesa/pessoas/corretores/${ana!.id}`;
});

/** What a browser posts of the form beside its hidden fields. */
const typed = {
  ...{ name: 'Ana Reis', creci: '1-F', phone: '(11) 90000-0001' },
  ...{ email: '', linkedin: '', cv: '', active: 'sim' },
};
type Visitor = Pick<typeof member, 'press'>;
const save = ({ press }: Visitor, html: string, changed: Partial<typeof typed>) =>
  press(html, 'Salvar', { ...typed, ...changed });

const list = '/mesa/pessoas/corretores';
const namesIn = (html: string) => [...html.matchAll(/corretores\/\d+">([^<]+)</g)].map(([, name]) => name);

test('the list sums up, and filters by the address', async () => {
  const { html } = await member.get(list);
  expect(html).toContain('1 corretor no site, 1 fora.');
  expect(namesIn(html)).toEqual(expect.arrayContaining(['Ana Reis', 'Rui Prado']));
  expect(html).not.toContain('href="/mesa/pessoas"');
  for (const query of ['busca=REÍS', 'site=sim', 'busca=1-f&site=sim'])
    expect([...new Set(namesIn((await member.get(`${list}?${query}`)).html))]).toEqual(['Ana Reis', 'Mudar']);
  expect((await member.get(`${list}?busca=x&site=y`)).html).toContain('Nenhum corretor com esses filtros');
  const failed = await site.failing(['staff/brokers'], () => member.get(list));
  expect([failed.status, failed.html.includes('A lista não pôde ser lida agora')]).toEqual([200, true]);
});

test('Direção has the three tabs in one room', async () => {
  const director = await signedInMember(site, 'direcao');
  const tabs = (html: string) =>
    [.../Partes da lista">(.*?)<\/nav>/s.exec(html)![1]!.matchAll(/>(\w+) <b>(\d+)/g)].map(
      ([, name, count]) => [name, Number(count)],
    );
  const expected = [
    ['Equipe', 2],
    ['Convites', 0],
    ['Corretores', 2],
  ];
  for (const each of ['/mesa/pessoas', '/mesa/pessoas?aba=convites', list])
    expect(tabs((await director.get(each)).html)).toEqual(expected);
});

test('a change is on the broker’s page and in the history', async () => {
  const record = await member.get(path);
  const changed = { phone: '11 90000-0002', cv: 'Vinte anos de serra.' };
  const saved = await member.follow(await save(member, record.html, changed));
  expect(saved.html).toContain('<dd>(11) 90000-0002</dd>');
  expect(saved.html).toContain('telefone, de (11) 90000-0001 para (11) 90000-0002; texto');
  const page = await site.get('/corretor/ana-reis');
  expect(page.html).toContain('Vinte anos de serra.');
});

test('what was typed stays with its error, and with what was read', async () => {
  const record = await member.get(path);
  const wrong = await save(member, record.html, { creci: '', name: 'Ana Lima' });
  expect([wrong.status, wrong.html.includes('Preencha o CRECI')]).toEqual([400, true]);
  expect(wrong.html).toContain('value="Ana Lima"');
  await save(member, record.html, { name: 'Ana Prado' });
  const late = await save(member, wrong.html, { name: 'Ana Lima' });
  expect(late.status).toBe(409);
});

test('a conflict shows both values, and saves the choice', async () => {
  const record = await member.get(path);
  const other = await signedInMember(site, 'direcao');
  await save(other, (await other.get(path)).html, { phone: '(11) 90000-0003' });
  const conflict = await save(member, record.html, { phone: '(11) 90000-0004', cv: 'Da serra.' });
  expect(conflict.status).toBe(409);
  for (const text of ['Pessoa de direcao', '(11) 90000-0003', '(11) 90000-0004', 'Guardado do seu: texto'])
    expect(conflict.html).toContain(text);
  const chosen = await member.follow(
    await member.press(conflict.html, 'Salvar o que escolhi', { escolha0: 'meu' }),
  );
  expect(chosen.html).toContain('<dd>(11) 90000-0004</dd>');
});

test.each(['atendimento', 'vitrine'] as const)('%s reads brokers, and changes none', async (role) => {
  const reader = await signedInMember(site, role);
  expect((await reader.get('/mesa')).html).toContain(`href="${list}"`);
  const record = await reader.get(path);
  expect(record.html).toContain('Direção e Operação mudam os corretores.');
  expect(record.html).not.toContain('>Salvar<');
  expect((await reader.post(path, { ...typed, was: '{}' })).status).toBe(404);
});

test.each(['0', '9999999', 'x', '1e3'])('the broker %s does not exist', async (id) => {
  expect((await member.get(`${list}/${id}`)).status).toBe(404);
  expect((await member.post(`${list}/${id}`, { ...typed, was: '{}' })).status).toBeOneOf([400, 404]);
});

test.each(['', '{', '{"name":1}', 'null'])('a form with the old values %j is refused', async (was) => {
  const { status } = await member.post(path, { ...typed, was });
  expect(status).toBe(400);
});
