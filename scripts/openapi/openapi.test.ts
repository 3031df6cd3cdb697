import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openApiFile, openApiText } from '../openapi';
import { conflicts } from './conflicts';
import { callName, describedCalls } from './described-calls';
import { examples } from './examples';

interface Operation {
  summary: string;
  operationId: string;
  'x-origin': string;
  'x-access': string;
  'x-permission'?: string;
  'x-roles'?: Record<string, string>;
  'x-errors'?: Record<string, readonly string[]>;
}
const { paths } = JSON.parse(readFileSync(openApiFile, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(paths).flatMap((item) => Object.values(item));

test(`${openApiFile} is what the contract says (npx tsx scripts/openapi.ts)`, async () => {
  const stored = readFileSync(openApiFile, 'utf8').split('\n');
  const written = (await openApiText()).split('\n');
  const differing = written.filter((line, index) => line !== stored[index]).map((line) => line.slice(0, 80));
  expect([differing.slice(0, 5), stored.length]).toEqual([[], written.length]);
});

test('the linter finds nothing', async () => {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const config = 'scripts/openapi/redocly.yaml';
  const options = [
    'node_modules/@redocly/cli/bin/cli.js',
    'lint',
    openApiFile,
    '--config',
    config,
    '--format',
    'json',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, options, { env }).catch(
    (error: { stdout: string }) => error,
  );
  expect((JSON.parse(stdout) as { problems: unknown[] }).problems).toEqual([]);
}, 120_000);

test('each operation has its origin, who may, a summary and an id of its own', () => {
  expect(operations.length).toBeGreaterThan(300);
  for (const each of operations) {
    expect(each['x-origin']).toBeOneOf(['specification', 'ours']);
    expect(each.summary && each['x-access']).toBeTruthy();
  }
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

test('a call of the specification, and one of the admin with its roles', () => {
  expect(paths['/search/properties']!.post).toMatchObject({
    ...{ 'x-origin': 'specification', 'x-access': 'Anyone', security: [{ website: [] }] },
  });
  expect(paths['/staff/contacts/{id}']!.put).toMatchObject({
    ...{ 'x-origin': 'ours', 'x-permission': 'contacts.write' },
    'x-roles': { direcao: 'all', operacao: 'all', atendimento: 'all', corretor: 'own' },
    'x-errors': { 409: ['CHANGED_MEANWHILE'] },
    security: [{ website: [], staff: [] }],
  });
});

test('examples and codes are those of calls', () => {
  const names = new Set(describedCalls.map(callName));
  expect([...Object.keys(examples), ...Object.keys(conflicts)].filter((name) => !names.has(name))).toEqual(
    [],
  );
});

test('the codes of 409 and 410 are those that the back end throws', () => {
  const thrown = readdirSync('api', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(`api/${name}`, 'utf8').matchAll(/new ApiError\(\s*(409|410),\s*'(\w+)'/g),
    ])
    .map(([, status, code]) => `${status} ${code}`);
  const described = operations.flatMap(({ 'x-errors': errors = {} }) =>
    Object.entries(errors).flatMap(([status, codes]) => codes.map((code) => `${status} ${code}`)),
  );
  expect(thrown.length).toBeGreaterThan(20);
  expect([...new Set(described)].sort()).toEqual([...new Set(thrown)].sort());
});
