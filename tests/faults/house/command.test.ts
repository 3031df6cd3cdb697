import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runDraft } from '@api/cli/house-draft';
import { runApply, runRemove, runShow } from '@api/cli/house-commands';
import { testApi } from '../../support/api';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { noisePicture } from '../../support/noise-picture';
import { builtProgram } from '../../support/program';

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
  const said = ({ mock }: typeof log) => mock.calls.map(([line]) => `${line}\n`).join('');
  for (const each of [log, error]) each.mockImplementation(() => undefined);
  try {
    return { code: await command(database.db), out: said(log), err: said(error) };
  } finally {
    for (const each of [log, error]) each.mockRestore();
  }
}
const apply = (name: string, { dryRun = false } = {}) =>
  run((db) => runApply(db, name, { dryRun, dataDir: database.dataDir, photosStore: null }));

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
const told = async () => {
  const { app } = testApi(database);
  const answered = async (call: string) => (await app.request(call)).json();
  return { house: (await answered('/house')).data, brokers: (await answered('/brokers')).data };
};

const house = `name: Casa da Serra
creci: 12.345-J
offices:
  - { city: Itu, address: "Rua A, 1" }
brokers:
  - { name: Ana Reis, creci: 1-F, portrait: ana.jpg }
  - { name: Rui Prado, creci: 2-F }
`;

it('makes the house what a file says, shows before what would change, and takes it away again', async () => {
  const name = await file(house);
  const dry = await apply(name, { dryRun: true });
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('+ offices[0].city: Itu\n') });
  expect(await told()).toEqual({ house: null, brokers: [] });

  const applied = await apply(name);
  expect(applied.out.split('\n').slice(0, -2)).toEqual(dry.out.split('\n').slice(0, -2));
  const { house: shown, brokers } = await told();
  expect(shown).toMatchObject({ name: 'Casa da Serra', offices: [{ city: 'Itu', creci: '12.345-J' }] });
  expect(brokers).toMatchObject([
    { slug: 'ana-reis', avatar: expect.stringMatching(/^\/fotos\/[0-9a-f]{24}\/720\.jpg$/) },
    { slug: 'rui-prado', avatar: null },
  ]);

  expect(await apply(name)).toMatchObject({ code: 0, out: 'nada muda: a casa já é assim\n' });
  expect((await told()).house.version).toBe(shown.version);

  const changed = await apply(await file('name: Serra\nbrokers: [{ name: Rui Prado, creci: 3-F }]\n'));
  expect(changed.out).toMatch(
    /^~ name: Casa da Serra → Serra\n[^]*~ brokers\[rui-prado\]\.creci: 2-F → 3-F\n/m,
  );
  expect(changed.out).toMatch(/^- brokers\[ana-reis\]\.creci: 1-F$/m);
  expect(await told()).toMatchObject({
    house: { offices: [] },
    brokers: [{ slug: 'rui-prado', creci: '3-F' }],
  });
  const gone = await testApi(database).app.request('/broker/ana-reis');
  expect(await gone.json()).toMatchObject({ data: { status: 0 } });

  expect((await run(runShow)).out).toMatch(/^name: Serra$/m);
  expect((await run((db) => runRemove(db, false))).code).toBe(0);
  expect(await told()).toEqual({ house: null, brokers: [] });
}, 90_000);

it('changes nothing by a file with a mistake, and tells where each is', async () => {
  await apply(await file(house));
  await database.db
    .insertInto('broker')
    .values({ slug: 'marina-couto', name: 'Marina', creci: '9-F' })
    .execute();
  const kept = await told();
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
  expect(await told()).toEqual(kept);
}, 90_000);

it('offers the people whom a feed names as a draft, which nobody is published by', async () => {
  await apply(await file(house));
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
  const kept = await told();
  expect(await run((db) => runDraft(db, from, out))).toMatchObject({
    code: 0,
    err: '2 pessoas nos contatos do feed; nada foi publicado\n',
  });
  expect(await told()).toEqual(kept);

  const draft = await readFile(out, 'utf8');
  expect(draft).toContain('  # 2 imóveis, falta creci\n  - name: Bia Nunes\n');
  const refused = await apply(out);
  expect(refused.err.match(/brokers\[\d\]\.creci/g)).toHaveLength(2);
  await apply(await file(draft.replaceAll(/^(  - name: .+)$/gm, '$1\n    creci: 1-F')));
  // Marina is of another test.
  const [, ...published] = (await told()).brokers;
  expect(published).toMatchObject([{ name: 'Bia Nunes', phone: '(12) 99712-3456' }, { slug: 'b-x' }]);
});

it('explains itself when it is called wrongly, and ends at once where the back end is another one', async () => {
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
