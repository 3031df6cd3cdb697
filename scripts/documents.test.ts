import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const markdownIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const decisions = markdownIn('docs/decisions');
const guides = [...markdownIn('.'), ...markdownIn('docs'), ...markdownIn('docs/journeys'), 'tests/README.md'];
const documents = [...guides, 'docs/decisions/README.md'];

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('has links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
    const broken = links.filter((link) => {
      if (/^https?:/.test(link)) return false;
      const [path, anchor] = link.split('#') as [string, string?];
      const file = path === '' ? document : join(dirname(document), path);
      if (!existsSync(file)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('is short enough to read', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(document === 'README.md' ? 150 : 250);
  });
});

/** Files that a text names in backticks. '(past)' after a path: it was right when it was written. */
const pathsIn = (text: string) =>
  [
    ...text.matchAll(
      /`((?:app|api|server|domain|contract|tests|e2e|scripts|bench|docs)\/[\w./-]*\w)\/?`(?! \(past\))/g,
    ),
  ].map(([, path]) => path!);
/** Some texts leave the ending out; the bench makes its results. */
const endings = ['', '.ts', '.tsx', '.mjs', '.css', '.md', '.test.ts', '.test.tsx', '.spec.ts'];
const made = ['bench/results.json'];

test('the page on tests names files that exist', () => {
  const named = [
    ...readFileSync('tests/README.md', 'utf8').matchAll(/`([a-z][a-z-]*\/[a-z-]+\.(?:ts|mjs))`/g),
  ];
  expect(named.length).toBeGreaterThan(10);
  expect(named.map(([, path]) => path!).filter((path) => !existsSync(join('tests', path)))).toEqual([]);
});

test.each([...guides, ...decisions].filter((document) => document !== 'CHANGELOG.md'))(
  '%s names files that exist',
  (document) => {
    const paths = pathsIn(readFileSync(document, 'utf8')).filter((path) => !made.includes(path));
    expect(paths.filter((path) => !endings.some((ending) => existsSync(path + ending)))).toEqual([]);
  },
);

test.each(decisions.filter((document) => !document.endsWith('README.md')))('%s is short', (document) => {
  expect(readFileSync(document, 'utf8').split('\n').length).toBeLessThanOrEqual(60);
});
