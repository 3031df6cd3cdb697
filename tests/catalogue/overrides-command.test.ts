import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { type Command, commandLine } from '@api/ops/command-line';
import { UsageError } from '@api/ops/exit-codes';
import { addOverrides } from '@api/ops/overrides-command';
import { clock, replaceClock } from '@domain/kernel/clock';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { aListing } from './a-listing';
import { emptyCatalogue } from './catalogue-tables';
import { runCommand } from './run-command';

let database: TestDatabase;
let db: Kysely<Database>;
let restore = () => {};
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  restore = replaceClock({ ...clock, now: () => new Date('2026-11-29T15:00:00Z') });
  await emptyCatalogue(db);
  await load('crm', [
    aListing('17954'),
    aListing('R1', { forSale: false, forRent: true, sellPrice: null, rentPrice: 9_000 }),
  ]);
});
afterEach(() => restore());

const load = (source: string, listings: ReturnType<typeof aListing>[]) =>
  applyCatalogue(db, { source, feed: source, listings });
function run(...args: string[]) {
  const line = commandLine<Command>();
  addOverrides(line);
  return runCommand(db, line.read(args)!);
}
const stored = (reference: string) =>
  db.selectFrom('property').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
const acts = async () => {
  const { id } = await stored('17954');
  return db
    .selectFrom('audit_log')
    .select(['verb', 'member_id', 'fields'])
    .where('subject', '=', `property:${id}`)
    .execute();
};

test('a price is set, listed and given back, each by an act', async () => {
  expect(
    await run('set', '17954', 'price', 'R$ 7,9 mi', '--until', '2026-12-31', '--reason', 'oferta'),
  ).toEqual({
    code: 0,
    said: 'pronto: 17954, Preço de venda é da casa',
  });
  expect((await stored('17954')).sell_price).toBe(7_900_000);
  expect(
    (await run('set', '17954', 'price', '7900000', '--until', '2026-12-31', '--reason', 'oferta')).said,
  ).toBe('já era assim: 17954, Preço de venda é da casa');
  expect((await run('overrides')).said).toMatch(
    /crm +17954 +price +7900000 +1250000 +2026-12-31 +operador +oferta\n1 campo da casa/,
  );
  expect((await run('unset', '17954', 'price')).said).toBe(
    'pronto: 17954, Preço de venda volta a ser do feed',
  );
  expect((await stored('17954')).sell_price).toBe(1_250_000);
  const act = { verb: 'properties.write', member_id: null, fields: ['sell_price'] };
  expect(await acts()).toEqual([act, act]);
  expect((await run('overrides', '17954')).said).toBe('0 campos da casa');
});

test('the price of what is only for rent is its rent', async () => {
  expect((await run('set', 'R1', 'price', 'consulta')).said).toBe('pronto: R1, Aluguel é da casa');
  expect((await stored('R1')).rent_price).toBeNull();
  expect((await run('unset', 'R1', 'price')).code).toBe(0);
  expect((await stored('R1')).rent_price).toBe(9_000);
});

test('a home is hidden, sold, and shown again', async () => {
  await run('set', '17954', 'hide');
  expect((await stored('17954')).available).toBe(false);
  expect(await run('unset', '17954', 'sold')).toMatchObject({
    code: 4,
    said: "RECUSADO, nada foi mudado: em 17954 'sold' já é do feed",
  });
  await run('set', '17954', 'sold');
  expect((await run('overrides')).said).toContain('"sold"');
  await run('unset', '17954', 'sold');
  expect((await stored('17954')).available).toBe(true);
});

test('texts, numbers and seals', async () => {
  await run('set', '17954', 'title', 'Casa da ponte');
  await run('set', '17954', 'note', 'A luz entra às cinco.');
  await run('set', '17954', 'bedrooms', '4');
  await run('set', '17954', 'area', '120,5');
  await run('set', '17954', 'exclusivity', 'sim');
  const { title, details, bedrooms, area, exclusivity } = await stored('17954');
  expect([title, details.ownNote, bedrooms, area, exclusivity]).toEqual([
    ...['Casa da ponte', 'A luz entra às cinco.', 4, 120.5, true],
  ]);
});

test('a reference of two sources asks for one', async () => {
  await load('outra', [aListing('17954')]);
  await expect(run('set', '17954', 'hide')).rejects.toThrow(/mais de uma fonte.*crm, outra/);
  expect((await run('set', '17954', 'hide', '--source', 'outra')).code).toBe(0);
  const rows = await db.selectFrom('property').select('available').where('reference', '=', '17954').execute();
  expect(rows.map(({ available }) => available).toSorted()).toEqual([false, true]);
});

test.each([
  [['set', '17954', 'preco', '1'], /'preco' não é um campo; são estes: price, rent/],
  [['set', '17954', 'photos', 'x'], /não é um campo/],
  [['set', '17954', 'price'], /pede um valor/],
  [['set', '17954', 'price', 'caro'], /price: Escreva um preço inteiro/],
  [['set', '17954', 'price', '0'], /price: Escreva um preço inteiro/],
  [['set', '17954', 'bedrooms', '2.5'], /bedrooms: Escreva um número inteiro/],
  [['set', '17954', 'news', 'talvez'], /news: Escolha sim ou não/],
  [['set', '17954', 'hide', 'cansei'], /um destes motivos: proprietario, vendido/],
  [['set', '17954', 'title', 'x', '--until', '2026-11-28'], /--until .*Escolha hoje/],
  [['set', '17954', 'title', 'x', '--until', 'amanha'], /--until pede um dia como 2026-12-31/],
  [['set', '17954'], /set pede uma referência, um campo e um valor/],
  [['set', '00000', 'hide'], /não existe o imóvel '00000'/],
  [['unset', '17954', 'preco'], /não é um campo/],
] as const)('%j is misuse, and changes nothing', async (args, text) => {
  const running = (async () => run(...args))();
  await expect(running).rejects.toThrow(text);
  await expect(running).rejects.toBeInstanceOf(UsageError);
  expect(await acts()).toEqual([]);
});

test.each([
  [['set', '17954', 'rent', '9000'], 'Este imóvel não tem aluguel por mês'],
  [['set', '17954', 'broker', 'ninguem'], "Não há corretor 'ninguem'"],
  [['unset', '17954', 'title'], "em 17954 'title' já é do feed"],
] as const)('%j is refused by name', async (args, text) => {
  const answer = await run(...args);
  expect([answer.code, answer.said]).toEqual([4, expect.stringContaining(text)]);
  expect(await acts()).toEqual([]);
});
