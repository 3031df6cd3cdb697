import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { builtProgram } from '../../support/program';

let database: TestDatabase;
beforeAll(async () => {
  // The database stays open here: the command works beside a running back end.
  database = await openTestDatabase('embedded');
});
afterAll(() => database.close());

const run = (args: string[], settings: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: database.dataDir, DATABASE_URL: '', ...settings };
    execFile(process.execPath, [builtProgram('experiments'), ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
const shown = (experiment: string, arm: number, exposures: number) =>
  database.db
    .insertInto('experiment_exposure')
    .values({ day: '2026-11-20', experiment, arm, exposures })
    .execute();

it('reports each experiment; its exit code shows a sample-ratio mismatch', async () => {
  expect(await run([])).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^schedule-visit-without-cpf[^]+Cedo demais[^]+search-simplified[^]+Cedo demais/,
    ),
  });
  await shown('schedule-visit-without-cpf', 0, 7_500);
  await shown('schedule-visit-without-cpf', 1, 2_500);
  const { code, out } = await run(['report', '--since', '2026-11-01']);
  expect(code).toBe(0);
  expect(out).toMatch(/desde 01\/11\/2026[^]+com CPF +75 % +7\.500 +0 +0 % +0 % a 0,05 %/);
  expect(out).toMatch(/sem CPF +25 % +2\.500 +0 +0 % +0 % a 0,15 %/);
  expect(out).toContain('entre -0,05 e +0,15 pontos percentuais (95 %): pode não haver diferença.');
  await shown('search-simplified', 0, 1_000);
  await shown('search-simplified', 1, 1_000);
  expect(await run([])).toMatchObject({ code: 3, out: expect.stringContaining('Sem resultado') });
});

it.each([
  [['voar'], {}, 2, /não existe o comando 'voar'/],
  [['--since', 'ontem'], {}, 2, /--since pede um dia/],
  [[], { API_BASE_URL: 'http://127.0.0.1:1' }, 2, /o back end deste site está em outro lugar/],
])('%j is refused', async (args, settings, code, message) => {
  expect(await run(args, settings)).toMatchObject({ code, err: expect.stringMatching(message) });
});

it('helps', async () => {
  expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('report') });
});
