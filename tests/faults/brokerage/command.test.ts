import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { operator } from '@api/audit/record-act';
import { changeBroker } from '@api/broker-admin/change-broker';
import { runDraft } from '@api/ops/brokerage-draft';
import { runApply, runRemove, runShow } from '@api/ops/brokerage-commands';
import { testApi } from '@tests/support/api';
import { openTestDatabase, type TestDatabase } from '@tests/support/database';
import { noisePicture } from '@tests/support/noise-picture';
import { builtProgram } from '@tests/support/program';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  // The database stays open here: the command works beside a running back end.
  database = await openTestDatabase('embedded');
  folder = await mkdtemp(path.join(tmpdir(), 'bossa-house-'));
  await noisePicture(300, 400).jpeg().toFile(path.join(folder, 'ana.jpg'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** What a command prints and ends with, in this process: starting a program takes longer than all that it does. */
async function run(command: (db: TestDatabase['db']) => Promise<number>) {
  const [log, error] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  const outputOf = ({ mock }: typeof log) => mock.calls.map(([line]) => `${line}\n`).join('');
  for (const each of [log, error]) each.mockImplementation(() => undefined);
  try {
    return { code: await command(database.db), out: outputOf(log), err: outputOf(error) };
  } finally {
    for (const each of [log, error]) each.mockRestore();
  }
}
const apply = (name: string, { dryRun = false, force = false } = {}) =>
  run((db) => runApply(db, name, { dryRun, force, dataDir: database.dataDir, photosStore: null }));

function runProgram(args: string[], settings: Record<string, string> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: database.dataDir, DATABASE_URL: '', ...settings };
    execFile(process.execPath, [builtProgram('house'), ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

const file = async (text: string) => {
  const name = path.join(folder, 'house.yaml');
  await writeFile(name, text);
  return name;
};
const readBrokerage = async () => {
  const { app } = testApi(database);
  const answered = async (call: string) => (await app.request(call)).json();
  return { house: (await answered('/house')).data, brokers: (await answered('/brokers')).data };
};

const brokerage = `name: Casa da Serra
creci: 12.345-J
offices:
  - { city: Itu, address: "Rua A, 1" }
brokers:
  - { name: Ana Reis, creci: 1-F, portrait: ana.jpg }
  - { name: Rui Prado, creci: 2-F }
`;

it('applies a brokerage file, shows its changes first and removes it', async () => {
  const name = await file(brokerage);
  const dry = await apply(name, { dryRun: true });
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('+ offices[0].city: Itu\n') });
  expect(await readBrokerage()).toEqual({ house: null, brokers: [] });

  const applied = await apply(name);
  expect(applied.out.split('\n').slice(0, -2)).toEqual(dry.out.split('\n').slice(0, -2));
  const { house: shown, brokers } = await readBrokerage();
  expect(shown).toMatchObject({ name: 'Casa da Serra', offices: [{ city: 'Itu', creci: '12.345-J' }] });
  expect(brokers).toMatchObject([
    { slug: 'ana-reis', avatar: expect.stringMatching(/^\/fotos\/[0-9a-f]{24}\/720\.jpg$/) },
    { slug: 'rui-prado', avatar: null },
  ]);

  expect(await apply(name)).toMatchObject({ code: 0, out: 'nada muda: a casa já é assim\n' });
  expect((await readBrokerage()).house.version).toBe(shown.version);

  const changed = await apply(await file('name: Serra\nbrokers: [{ name: Rui Prado, creci: 3-F }]\n'));
  expect(changed.out).toMatch(
    /^~ name: Casa da Serra → Serra\n[^]*~ brokers\[rui-prado\]\.creci: 2-F → 3-F\n/m,
  );
  expect(changed.out).toMatch(/^- brokers\[ana-reis\]\.creci: 1-F$/m);
  expect(await readBrokerage()).toMatchObject({
    house: { offices: [] },
    brokers: [{ slug: 'rui-prado', creci: '3-F' }],
  });
  const gone = await testApi(database).app.request('/broker/ana-reis');
  expect(await gone.json()).toMatchObject({ data: { status: 0 } });

  expect((await run(runShow)).out).toMatch(/^name: Serra$/m);
  expect((await run((db) => runRemove(db, { dryRun: false, force: false }))).code).toBe(0);
  expect(await readBrokerage()).toEqual({ house: null, brokers: [] });
}, 90_000);

it('a file does not undo in silence what the admin changed', async () => {
  const text = 'name: Casa\nbrokers:\n  - { name: Rui Prado, creci: 2-F, phone: (11) 90000-0001 }\n';
  const name = await file(text);
  await apply(name);
  const { db } = database;
  const { id } = await db
    .selectFrom('broker')
    .select('id')
    .where('slug', '=', 'rui-prado')
    .executeTakeFirstOrThrow();
  await changeBroker(db, operator, id, {
    phone: { was: '(11) 90000-0001', value: '(11) 90000-0002' },
    active: { was: true, value: false },
  });
  const difference = '~ brokers[rui-prado].phone: (11) 90000-0002 (da Mesa) → (11) 90000-0001\n';
  const refusal = '2 valores da Mesa se perderiam';
  const dry = await apply(name, { dryRun: true });
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining(difference) });
  expect(dry.out).toContain(`Sem --force isto seria RECUSADO: ${refusal}`);
  const refused = await apply(name);
  expect(refused).toMatchObject({ code: 4, out: expect.stringContaining(difference) });
  expect(refused.out).toContain('- brokers[rui-prado].active: false (da Mesa)\n');
  expect(refused.err).toContain(`RECUSADO, nada foi mudado: ${refusal}`);
  expect((await run((each) => runRemove(each, { dryRun: false, force: false }))).code).toBe(4);
  expect((await readBrokerage()).brokers).toEqual([]);

  const shown = (await run(runShow)).out;
  expect(shown).toMatch(/phone: \(11\) 90000-0002\n[^]*active: false/);
  expect(await apply(await file(shown))).toMatchObject({ code: 0, out: 'nada muda: a casa já é assim\n' });
  // The file has the admin's values now: a later one may change them.
  expect(await apply(await file(text))).toMatchObject({ code: 0 });
  expect((await readBrokerage()).brokers).toMatchObject([{ phone: '(11) 90000-0001' }]);

  const change = { phone: { was: '(11) 90000-0001', value: '(11) 90000-0003' } };
  await changeBroker(db, operator, id, change);
  expect(await apply(name, { force: true })).toMatchObject({
    ...{ code: 0, out: expect.stringContaining('90000-0003 (da Mesa) → (11) 90000-0001\n1 mudança\n') },
  });
  await run((each) => runRemove(each, { dryRun: false, force: false }));
});

it('changes nothing by a file with a mistake, and tells where each is', async () => {
  await apply(await file(brokerage));
  await database.db
    .insertInto('broker')
    .values({ slug: 'marina-couto', name: 'Marina', creci: '9-F' })
    .execute();
  const stored = await readBrokerage();
  for (const [text, err] of [
    ['name: 12\ncolors: {}', /2 erros, nada mudou\nlinha 1, name: .+\nlinha 2, colors: /],
    [
      'brokers:\n  - { name: Ana, creci: 1-F, portrait: nada.jpg }',
      /linha 2, brokers\[0\]\.portrait: .+nada\.jpg.+ENOENT/,
    ],
    [
      'brokers:\n  - { name: Ana, creci: 1-F, portrait: house.yaml }',
      /linha 2, brokers\[0\]\.portrait: .+não serve/,
    ],
    ['brokers:\n  - { name: Marina Couto, creci: 1-F }', /linha 2, brokers\[0\]: o slug 'marina-couto' é de/],
  ] as const)
    expect(await apply(await file(text))).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(err),
    });
  expect(await readBrokerage()).toEqual(stored);
}, 90_000);

it('drafts the people of a feed as a file, without publishing them', async () => {
  await apply(await file(brokerage));
  const contact = (name: string, rest = '') =>
    `<Listing><ListingID>1</ListingID><ContactInfo><Name>${name}</Name>${rest}</ContactInfo></Listing>`;
  const feed = `<?xml version="1.0"?><ListingDataFeed><Listings>${[
    contact('Bia  Nunes', '<Email>Bia@casa.com.br</Email><Telephone>12 99712-3456</Telephone>'),
    contact('Bia Nunes', '<Email>not an address</Email>'),
    contact('ANA REIS'),
    contact('&lt;b&gt;: [x', '<Email>x@casa.com.br</Email>'),
    contact(''),
  ].join('')}</Listings></ListingDataFeed>`;
  const [from, out] = [path.join(folder, 'feed.xml'), path.join(folder, 'draft.yaml')];
  await writeFile(from, feed);
  const stored = await readBrokerage();
  expect(await run((db) => runDraft(db, from, out))).toMatchObject({
    code: 0,
    err: '2 pessoas nos contatos do feed; nada foi publicado\n',
  });
  expect(await readBrokerage()).toEqual(stored);

  const draft = await readFile(out, 'utf8');
  expect(draft).toContain('  # 2 imóveis, falta creci\n  - name: Bia Nunes\n');
  const refused = await apply(out);
  expect(refused.err.match(/brokers\[\d\]\.creci/g)).toHaveLength(2);
  await apply(await file(draft.replaceAll(/^(  - name: .+)$/gm, '$1\n    creci: 1-F')));
  // Marina is of another test.
  const [, ...published] = (await readBrokerage()).brokers;
  expect(published).toMatchObject([{ name: 'Bia Nunes', phone: '(12) 99712-3456' }, { slug: 'b-x' }]);
});

it('shows its usage, and exits at once for another back end', async () => {
  expect(await runProgram(['fly'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('Códigos de saída'),
  });
  expect(await runProgram(['apply', 'nowhere.yaml'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('ENOENT'),
  });
  const elsewhere = await runProgram(['show'], { API_BASE_URL: 'https://api.example' });
  expect(elsewhere).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringMatching(/^API_BASE_URL: [^\n]+\n$/),
  });
});
