import { execFile } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cheap, testApi } from '../../support/api';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { builtProgram } from '../../support/program';

let database: TestDatabase;
let protocol: string;
beforeAll(async () => {
  // The database stays open here: the command works beside a running back end.
  database = await openTestDatabase('embedded');
  const destinations = { house: ['contatos@casa.com.br'], webhook: null, mautic: null };
  const { client } = testApi(database, cheap, { identity: null, google: null }, destinations);
  const answer = await client.sendLead({
    idempotency_key: 'a-key-of-16-chars-or-more',
    kind: 'contact',
    name: '=cmd()',
    email: 'clara@exemplo.com.br',
    message: 'Quero visitar.',
    consent: { version: '2026-11-22', at: '2026-11-22T12:00:00Z' },
  });
  protocol = answer.protocol!;
});
afterAll(() => database.close());

function run(args: string[], settings: Record<string, string> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const own = { DATA_DIR: database.dataDir, DATABASE_URL: '', LEADS_TO: 'contatos@casa.com.br' };
    const env = { ...process.env, ...own, ...settings };
    execFile(process.execPath, [builtProgram('leads'), ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

it('lists, shows, exports and erases leads; exit code shows the balance', async () => {
  expect(await run(['list'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      new RegExp(`${protocol}.+casa contatos@casa\\.com\\.br: na fila\\n1 recebidos = 0 .+ 1 aguardando`),
    ),
  });
  expect((await run(['show', protocol])).out).toMatch(/Quero visitar\.[^]+na fila/);
  expect(await run(['retry', protocol])).toMatchObject({ code: 0, out: '1 contato volta à fila\n' });

  const file = path.join(database.dataDir, 'contatos.csv');
  expect(await run(['export', '--csv', '--out', file])).toMatchObject({ code: 0 });
  expect((await readFile(file, 'utf8')).split('\r\n')[1]).toMatch(new RegExp(`^${protocol};.+;'=cmd\\(\\);`));
  expect((await stat(file)).mode & 0o077).toBe(0);

  await database.db.updateTable('lead_delivery').set({ state: 'refused' }).execute();
  expect((await run(['balance'])).code).toBe(3);
  await database.db.updateTable('lead_delivery').set({ state: 'queued' }).execute();
  await database.db.deleteFrom('work').where('key', 'is not', null).execute();
  expect(await run(['balance'])).toMatchObject({ code: 1, err: expect.stringContaining('não fecha') });

  const refusedFolder = path.join(database.dataDir, 'outbox/mautic/recusados');
  await mkdir(refusedFolder, { recursive: true });
  await writeFile(path.join(refusedFolder, 'a-kept-lead-16-chars.json'), '{"email":"Clara@exemplo.com.br"}');
  await writeFile(path.join(refusedFolder, 'another-lead-16-chars.json'), '{"email":"rui@exemplo.com.br"}');
  const erased = await run(['erase', 'CLARA@exemplo.com.br']);
  expect(erased).toMatchObject({ code: 0, out: expect.stringContaining(protocol) });
  expect(erased.out).not.toContain('webhook');
  expect(erased.out).toMatch(/1 carta na fila, 1 arquivo\n.+a-kept-lead[^]+cópias de segurança/);
  expect(await database.db.selectFrom('lead').select('id').execute()).toEqual([]);
}, 60_000);

it('shows its usage, and exits at once for a remote back end', async () => {
  expect(await run(['fly'])).toMatchObject({ code: 2, err: expect.stringContaining('Códigos de saída') });
  const elsewhere = await run(['list'], { API_BASE_URL: 'https://api.example' });
  expect(elsewhere).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringMatching(/^API_BASE_URL: [^\n]+\n$/),
  });
});
