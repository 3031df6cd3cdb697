import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { operator } from '@api/audit/record-act';
import { loadWholeBrokerage } from '@api/brokerage/queries/brokerage';
import { readBrokerageFile } from '@api/brokerage/read-brokerage-file';
import { publishArticle } from '@api/texts/articles';
import { publishPage } from '@api/texts/pages';
import { listTexts } from '@api/texts/queries';
import { applyHouse } from '../support/brokerage';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { anArticle } from './texts-api';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['house_article', 'house'] as const) await database.db.deleteFrom(table).execute();
});

const apply = (text: string, options = {}) =>
  applyHouse(database.db, { house: readBrokerageFile(text).said, files: new Map() }, options);
const shown = async () => stringify(JSON.parse(JSON.stringify(await loadWholeBrokerage(database.db))));
const titles = async () => (await listTexts(database.db)).articles.map(({ title }) => title);

const file = `name: Casa
articles:
  - slug: a-casa-na-serra
    title: A casa na serra
    lead: Um fim de semana no vale.
    text: "## Chegar"
`;
const page = { title: 'Termos', lead: 'Nossos.', text: 'Um texto.' };
const publishTerms = () =>
  publishPage(database.db, operator, 'termos-de-responsabilidade', {
    content: page,
    version: '',
    draft: null,
  });

test('a file brings articles, and takes away those that it leaves out', async () => {
  await apply(file);
  const [before] = (await listTexts(database.db)).articles;
  await apply(file.replace('A casa na serra', 'A casa do vale'));
  const [after] = (await listTexts(database.db)).articles;
  expect([after!.title, after!.id]).toEqual(['A casa do vale', before!.id]);
  await apply('name: Casa');
  expect(await titles()).toEqual([]);
});

test('a file that would undo the admin’s texts is refused without force', async () => {
  await apply(file);
  await publishArticle(database.db, operator, null, {
    ...{ content: anArticle({ slug: 'outro', title: 'Outro' }), version: '', draft: null },
  });
  await publishTerms();
  await expect(apply(file)).rejects.toMatchObject({
    changes: expect.arrayContaining([
      expect.objectContaining({ path: 'articles[outro].title', before: 'Outro', undoesAdmin: true }),
      expect.objectContaining({ path: 'pages.termos-de-responsabilidade.title', undoesAdmin: true }),
    ]),
  });
  expect(await titles()).toEqual(expect.arrayContaining(['Outro', 'A casa na serra']));
  // What `show` prints brings nothing new, and ends the difference.
  const whole = await shown();
  expect(await apply(whole)).toEqual([]);
  await apply(whole.replace('Outro', 'Mais um'));
  expect(await titles()).toContain('Mais um');
  await apply(file, { force: true });
  expect(await titles()).toEqual(['A casa na serra']);
});

test('texts of the admin without any file are refused to be lost too', async () => {
  await publishArticle(database.db, operator, null, { content: anArticle(), version: '', draft: null });
  await expect(apply('name: Casa')).rejects.toThrow();
  expect(await titles()).toEqual(['A casa na serra']);
});

test('a file has the texts of pages with their periods', async () => {
  const of = (until: string) => `name: Casa
onlyYou: { name: Sua, summary: Um só corretor., title: Sua, lead: Um só corretor. }
pages:
  programa-only-you:
    title: Só você
    lead: Um corretor por imóvel.
    text: "## Como é"
    from: 2026-12-18T08:00
    until: ${until}
`;
  await apply(of('2026-12-20T18:00'));
  expect(await shown()).toMatch(/from: 2026-12-18T08:00\n[^]*until: 2026-12-20T18:00\n/);
  expect(await apply(await shown())).toEqual([]);
  for (const [until, error] of [
    ['2026-12-18T07:00', 'O fim vem depois do início'],
    ['2026-12-20', 'Escreva dia e hora'],
    ['2026-02-31T07:00', 'Este dia não existe'],
  ] as const)
    expect(() => readBrokerageFile(of(until))).toThrow(error);
});

test('errors of a file name the line of the text', () => {
  const wrong = file.replace('slug: a-casa-na-serra', 'slug: assinatura').replace('## Chegar', '');
  expect(() => readBrokerageFile(wrong)).toThrow(
    /Este endereço é de outra página da revista[^]*Preencha o texto/,
  );
});
