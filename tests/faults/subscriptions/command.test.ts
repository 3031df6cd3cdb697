import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { builtProgram } from '../../support/program';
import { subscriptionFixture } from '@tests/subscriptions/subscription-fixture';

let database: TestDatabase;
let fixture: ReturnType<typeof subscriptionFixture>;
beforeAll(async () => {
  // The database stays open here: the command works beside a running back end.
  database = await openTestDatabase('embedded');
  fixture = subscriptionFixture(database);
  for (const [email, more] of [
    ['clara@exemplo.com.br', { name: '=Clara Nunes' }],
    ['lia@exemplo.com.br', { kind: 'curator-assign' }],
  ] as const) {
    await fixture.ask(email, more);
    await fixture.client.confirmSubscription(await fixture.linkTo(email));
  }
  await fixture.ask('ninguem@exemplo.com.br');
});
afterAll(() => database.close());

function run(args: string[], settings: Record<string, string> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const own = { DATA_DIR: database.dataDir, DATABASE_URL: '', SITE_URL: 'https://casa.example' };
    const env = { ...process.env, ...own, ...settings };
    execFile(process.execPath, [builtProgram('newsletter'), ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

it('exports confirmed addresses with stable unsubscribe links, privately', async () => {
  const file = path.join(database.dataDir, 'assinantes.csv');
  expect(await run(['export', '--csv', '--out', file])).toMatchObject({ code: 0 });
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe('\ufeffe-mail;nome;assinatura;confirmada em;link de saída');
  expect(lines.slice(1).map((line) => line.split(';').slice(0, 3))).toEqual([
    ['clara@exemplo.com.br', "'=Clara Nunes", 'newsletter'],
    ['lia@exemplo.com.br', 'Clara Nunes', 'revista'],
  ]);
  const link = new URL(lines[1]!.split(';').at(-1)!);
  expect(link.origin + link.pathname).toBe('https://casa.example/newsletter/sair');
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect((await run(['export', '--csv'])).out).toBe(await readFile(file, 'utf8'));
  expect((await run(['export', '--csv', '--only', 'revista'])).out).not.toContain('clara@');
  await fixture.client.leaveSubscription(link.searchParams.get('token')!);
  expect((await run(['export', '--csv'])).out).not.toContain('clara@');
});

it.each<[string[], RegExp, Record<string, string>]>([
  [['export'], /export pede --csv/, {}],
  [['export', '--csv', '--only', 'todas'], /newsletter ou revista/, {}],
  [['send'], /não existe o comando 'send'/, {}],
  [['export', '--csv'], /API_BASE_URL/, { API_BASE_URL: 'https://api.example' }],
])('%j is refused by code 2', async (args, says, settings) => {
  expect(await run(args, settings)).toMatchObject({ code: 2, err: expect.stringMatching(says) });
});
