import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Names of the documents in citations (docs/spec/README.md). */
const documents: Record<string, string> = {
  'spec 1': '1-search-navigation-sign-in.md',
  'spec 2': '2-client-and-owner-areas.md',
  settled: 'settled.md',
  domain: 'domain.md',
  brief: 'brief.md',
};

const section = String.raw`§\d+(?:\.\d+)*`;
const citation = new RegExp(
  `\\b(spec [12]|settled|domain|brief) (${section}(?:(?:,? and |, )${section})*)`,
  'gi',
);
const oldForm = new RegExp(
  String.raw`\b(?:specification,?|decisions(?:'s?)?,?|brief,?) \(?(?:sections? )?[1-9]|\bdomain\.md\b|[^/]\bdecisions\.md\b`,
  'gi',
);

/** A citation can span two comment lines. */
const onOneLine = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, ' ');

const citedIn = (text: string) =>
  [...onOneLine(text).matchAll(citation)].flatMap(([, name = '', sections = '']) =>
    (sections.match(/[\d.]*\d/g) ?? []).map((number) => `${name.toLowerCase()} §${number}`),
  );

const malformedIn = (text: string) => {
  const line = onOneLine(text);
  return [...(line.match(oldForm) ?? []), ...(line.replace(citation, '').match(/§\d.{0,20}/g) ?? [])];
};

const recordsIn = (text: string) =>
  [...onOneLine(text).matchAll(/\bdecisions?[ /](\d{4}(?:-[\w-]+)?)(?: to (\d{4}))?/g)].flatMap(
    ([, ...named]) => named.filter((each) => each !== undefined),
  );

async function allSections() {
  const of = async ([name, file]: [string, string]) => {
    const text = await readFile(join('docs/spec', file), 'utf8');
    return [...text.matchAll(/^##+ (\d+(?:\.\d+)*)/gm)].map(([, number]) => `${name} §${number}`);
  };
  return new Set((await Promise.all(Object.entries(documents).map(of))).flat());
}

const notOurs = /^(?:\..*|build|data|node_modules|public|test-results|playwright-report)$/;
const written = /\.(?:tsx?|mjs|js|css|py|md)$/;

async function files(folder = '.'): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return notOurs.test(entry.name) || path === 'docs/spec' ? [] : files(path);
      return written.test(entry.name) && entry.name !== basename(import.meta.filename) ? [path] : [];
    }),
  );
  return found.flat();
}

const texts = async () =>
  Promise.all((await files()).map(async (path) => ({ path, text: await readFile(path, 'utf8') })));

describe('who follows a citation', () => {
  test('finds the section that it names', async () => {
    const sections = await allSections();
    const cited = (await texts()).flatMap(({ path, text }) => citedIn(text).map((each) => ({ path, each })));
    expect(new Set(cited.map(({ each }) => each.replace(/ §.*/, '')))).toEqual(
      new Set(Object.keys(documents)),
    );
    expect(cited.filter(({ each }) => !sections.has(each))).toEqual([]);
  });

  test('finds the record that it names', async () => {
    const records = (await readdir('docs/decisions')).map((file) => file.replace(/\.md$/, ''));
    const known = new Set(records.flatMap((name) => [name, name.slice(0, 4)]));
    const cited = (await texts()).flatMap(({ path, text }) =>
      recordsIn(text).map((each) => ({ path, each })),
    );
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter(({ each }) => !known.has(each))).toEqual([]);
  });

  test('is told in one way which document is meant', async () => {
    const malformed = (await texts()).flatMap(({ path, text }) =>
      malformedIn(text).map((each) => `${path}: ${each}`),
    );
    expect(malformed).toEqual([]);
  });
});

describe('a citation', () => {
  test.each([
    ['(spec 1 §2.5 and §7): both', ['spec 1 §2.5', 'spec 1 §7']],
    ['Spec 2 §9; settled §3, rule 4', ['spec 2 §9', 'settled §3']],
    ['(brief §9, §16 and §17.2)', ['brief §9', 'brief §16', 'brief §17.2']],
    [' * as it is settled\n   * §4. More.', ['settled §4']],
  ])('is read in %j', (text, expected) => {
    expect(citedIn(text)).toEqual(expected);
    expect(malformedIn(text)).toEqual([]);
  });

  test.each([
    ['docs/decisions/0005-database.md answer', ['0005-database']],
    ['(docs/decisions/0009; decision 0010)', ['0009', '0010']],
    [' * as decisions 0022 to\n * 0029 say', ['0022', '0029']],
    ['api/platform/db/migrations/0004-accounts.ts', []],
  ])('of a record is read in %j', (text, expected) => {
    expect(recordsIn(text)).toEqual(expected);
  });

  test.each([
    '(specification 1, section 2.6)',
    '(specification 3.5)',
    'specification 1,\n * section 5',
    'the decisions, section 3',
    "as the decisions' section 2 lists them",
    '(decisions, 4)',
    '(brief, sections 9 and 16)',
    'a typing error (domain.md)',
    '(§4)',
    'section §4',
  ])('without its document is seen in %j', (text) => {
    expect(malformedIn(text)).not.toEqual([]);
  });

  test.each([
    'decisions 0022 to 0029',
    'docs/decisions/0004',
    '(issue 2, section 4)',
    '(RFC 6749, section 4.1)',
  ])('is not seen in %j', (text) => {
    expect([...citedIn(text), ...malformedIn(text)]).toEqual([]);
  });
});
