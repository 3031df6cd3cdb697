import { expect, it } from 'vitest';
import { exportArguments } from '@api/cli/export-command';
import { importArguments } from '@api/cli/import-command';

it.each([
  [[]],
  [['a', 'b']],
  [['a', '--loud']],
  [['a', '--source', 'demo']],
  [['a', '--source', 'Minha Casa']],
  [['a', '--source']],
])('import does not take %j', (args) => expect(() => importArguments(args)).toThrow());

it('import reads its options', () =>
  expect(
    importArguments([
      ...['feed.xml', '--source', 'casa', '--dry-run', '--no-photos'],
      ...['--accept', 'AP 1', '--accept', 'AP 2'],
    ]),
  ).toEqual({
    feed: 'feed.xml',
    source: 'casa',
    accept: ['AP 1', 'AP 2'],
    dryRun: true,
    force: false,
    photos: false,
    json: undefined,
  }));

it.each([[['--site-url', 'x']], [['--json', '-']], [['casa']]])('export does not take %j', (args) =>
  expect(() => exportArguments(args)).toThrow(),
);
