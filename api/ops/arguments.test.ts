import type { Kysely } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '@api/database';
import type { ApiEnv } from '@api/env';
import { type Command, commandLine } from './command-line';
import { addDemoOwner } from './demo-owner-command';
import { exitCodes, UsageError } from './exit-codes';
import { addExport } from './export-command';
import { addImport } from './import-command';

const runImport = vi.fn<Parameters<typeof addImport>[1] & {}>().mockResolvedValue(exitCodes.done);
const runExport = vi.fn<Parameters<typeof addExport>[1] & {}>().mockResolvedValue(exitCodes.done);
const db = {} as Kysely<Database>;
const env = { feeds: [] } as unknown as ApiEnv;

function read(text: string) {
  const line = commandLine<Command>();
  addImport(line, runImport);
  addExport(line, runExport);
  addDemoOwner(line);
  return line.read(text.split(' '));
}

it.each([
  ['import'],
  ['import a b'],
  ['import a --loud'],
  ['import a --source demo'],
  ['import a --source Minha'],
  ['import a --source'],
  ['import a --json --dry-run'],
  ['import a --accept --force'],
  ['export --site-url x'],
  ['export --json -'],
  ['export casa'],
  ['demo-owner'],
  ['demo-owner clara'],
  ['demo-owner a@b.br c@b.br'],
])('%j is not understood', (text) => {
  expect(() => read(text)).toThrow(UsageError);
});

it('import reads its options', async () => {
  await read('import feed.xml --source casa --dry-run --no-photos --accept A1 --accept A2')!(db, env);
  const flags = { dryRun: true, force: false, photos: false };
  const wanted = { feed: 'feed.xml', source: 'casa', accept: ['A1', 'A2'], ...flags };
  expect(runImport).toHaveBeenLastCalledWith(db, wanted, []);
  await read('import feed.xml')!(db, env);
  const unset = { feed: 'feed.xml', accept: [], dryRun: false, force: false, photos: true };
  expect(runImport).toHaveBeenLastCalledWith(db, unset, []);
});

it('export reads its options', async () => {
  await read(
    'export --out a.xml --source b --source c --site-url http://d --name n --email e --premium --plans',
  )!(db, env);
  expect(runExport).toHaveBeenLastCalledWith(db, {
    ...{ out: 'a.xml', sources: ['b', 'c'], siteUrl: 'http://d', premium: true, plans: true },
    format: 'vrsync',
    contact: { name: 'n', email: 'e', phone: undefined },
  });
});

describe('a command line', () => {
  const line = commandLine<string>();
  line
    .add('list', 'list pede um nome')
    .argument('<name>')
    .option('--all')
    .addOption(line.option('--days <n>'))
    .action((name: string) => line.runs(name));

  it.each([
    ['', null],
    ['help', null],
    ['-h x', null],
    ['list a', 'a'],
    ['list a --days=-1 --all', 'a'],
    ['list -- -a', '-a'],
  ])('reads %j', (text, run) => expect(line.read(text.split(' ').filter(Boolean))).toBe(run));

  it.each([
    ['lost', "não existe o comando 'lost'"],
    ['--days 5 list', "não existe o comando '--days'"],
    ['list', 'list pede um nome'],
    ['list a b', 'list pede um nome'],
    ['list a --loud', "a opção '--loud' não existe ou não foi usada como se deve"],
    ['list a --days', "a opção '--days' não existe ou não foi usada como se deve"],
    ['list a --days --all', "a opção '--days' não existe ou não foi usada como se deve"],
  ])('refuses %j', (text, message) => {
    expect(() => line.read(text.split(' '))).toThrow(new UsageError(message));
  });
});
