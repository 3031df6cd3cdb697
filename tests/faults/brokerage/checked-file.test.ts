import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runApply, runShow } from '@api/ops/brokerage-commands';
import * as warnings from '@api/ops/brokerage-warnings';
import { asDemo } from '@tests/support/brokerage';
import { fillCatalogue, makeListing } from '@tests/support/catalogue';
import { openTestDatabase, type TestDatabase } from '@tests/support/database';
import { noisePicture } from '@tests/support/noise-picture';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase('embedded');
  folder = await mkdtemp(path.join(tmpdir(), 'bossa-house-'));
  await noisePicture(300, 400).jpeg().toFile(path.join(folder, 'ana.jpg'));
  await fillCatalogue(database.db, [
    makeListing({ reference: 'AP-0955' }),
    makeListing({ reference: 'CA-1', city: 'Campos do Jordão', district: 'Capivari' }),
  ]);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function printed(command: () => Promise<number>) {
  const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const spy of spies) spy.mockImplementation(() => undefined);
  try {
    const code = await command();
    const [out, err] = spies.map(({ mock }) => mock.calls.map(([line]) => `${line}\n`).join(''));
    return { code, out: out!, err: err! };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
async function apply(text: string) {
  const file = path.join(folder, 'house.yaml');
  await writeFile(file, text);
  return printed(() =>
    runApply(database.db, file, {
      dryRun: false,
      force: false,
      dataDir: database.dataDir,
      photosStore: null,
    }),
  );
}

it('tells of values, pictures and taken slugs in one pass', async () => {
  const taken = { slug: 'marina-couto', name: 'Marina', creci: '9-F' };
  await database.db.insertInto('broker').values(taken).execute();
  const { code, err } = await apply(`name: 12
brokers:
  - { name: Ana Reis, creci: 1-F, portrait: nada.jpg }
  - { name: Marina Couto, creci: 2-F, portrait: ana.jpg }
slides:
  - { title: A, search: /imoveis/venda, photo: sala.jpg, alt: A }
`);
  expect(code).toBe(1);
  expect(err.split('\n').slice(0, -1)).toEqual([
    expect.stringMatching(/: 4 erros, nada mudou$/),
    expect.stringMatching(/^linha 1, name: /),
    expect.stringMatching(/^linha 3, brokers\[0\]\.portrait: .*nada\.jpg/),
    expect.stringMatching(/^linha 4, brokers\[1\]: o slug 'marina-couto' é de um consultor de outra fonte/),
    expect.stringMatching(/^linha 6, slides\[0\]\.photo: .*sala\.jpg/),
  ]);
}, 90_000);

it('warns of codes, places and searches that find nothing, and applies', async () => {
  const { code, err, out } = await apply(`lists:
  - { title: Com vista, codes: [AP 0955, AP-0995] }
  - { title: Serra, search: /imoveis/venda/campos-do-jordan }
banners:
  - { search: /imoveis/venda/campos-do-jordao/casa, title: A, text: B }
highlights: { search: /imoveis/venda/campos-do-jordao }
`);
  expect(code).toBe(0);
  expect(err.split('\n').slice(0, -1)).toEqual([
    expect.stringMatching(/: 3 avisos$/),
    "linha 2, lists[0].codes[1]: nenhum imóvel tem o código 'AP-0995': você quis dizer AP-0955?",
    "linha 3, lists[1].search: não se conhece o lugar 'campos-do-jordan': você quis dizer campos-do-jordao?",
    'linha 5, banners[0].search: a busca não encontra nenhum imóvel agora',
  ]);
  expect(out).toMatch(/mudanças\n$/);
}, 90_000);

it('reports a slug with NUL as an error of its line', async () => {
  expect(await apply('brokers:\n  - { name: Ana, slug: "\\0", creci: 1-F }')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/linha 2, brokers\[0\]\.slug: espera-se um slug/),
  });
});

it('prints the changes where the codes cannot be checked', async () => {
  const found = vi.spyOn(warnings, 'brokerageWarnings').mockRejectedValueOnce(new Error('timeout'));
  try {
    const { code, out, err } = await apply('name: Casa do Vale\nlists: [{ title: A, codes: [AP-0955] }]');
    expect([code, out]).toEqual([0, expect.stringMatching(/mudanças\n$/)]);
    expect(err).toMatch(/: códigos e buscas não foram conferidos\n$/);
  } finally {
    found.mockRestore();
  }
});

it('applies what it shows without a change, local pictures too', async () => {
  await apply(`name: Casa da Serra
creci: 12.345-J
offices: [{ city: Itu, address: "Rua A, 1", phone: (11) 4022-1234 }]
brokers: [{ name: Ana Reis, creci: 1-F, portrait: ana.jpg }]
hours: { office: [{ days: Segunda a sexta, time: das 9h às 18h }] }
promises: { reply: no mesmo dia, callDays: 1 }
notes: [{ code: 955, text: A }]
`);
  const { out } = await printed(() => runShow(database.db));
  expect(out).toMatch(/portrait: house:[0-9a-f]{64}/);
  expect(await apply(out)).toMatchObject({ code: 0, out: 'nada muda: a casa já é assim\n' });
}, 90_000);

it('suggests for twenty codes at most, and checks none against the demo', async () => {
  const codes = Array.from({ length: 25 }, (_, index) => `AP-095${String.fromCharCode(65 + index)}`);
  const file = `lists: [{ title: A, codes: [${codes.join(', ')}] }]`;
  expect((await apply(file)).err.match(/você quis dizer/g)).toHaveLength(20);
  await asDemo(database.db);
  const { err } = await apply(file);
  expect(err).toMatch(/: 1 aviso\n.+os códigos não foram conferidos\n$/);
});
