import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const markdownIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const documents = [...markdownIn('.'), ...markdownIn('docs'), 'docs/decisions/README.md', 'tests/README.md'];

/** The anchors of a document's headings, as GitHub makes them. */
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
