import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { showArticles } from '@api/texts/show-articles-job';
import { publicChanges } from '@api/page-changes/queries/public-changes';
import { stopClock } from '../support/stopped-clock';
import { anArticle, openTexts } from './texts-api';

let texts: Awaited<ReturnType<typeof openTexts>>;
let putBack = () => {};
beforeAll(async () => {
  texts = await openTexts();
});
afterAll(() => texts.close());
beforeEach(async () => void (await texts.reset()));
afterEach(() => putBack());

const slugs = async () => (await texts.shown()).map(({ slug }) => slug);

test('a published article is shown, with its act, and its draft is gone', async () => {
  const version = await texts.draft('article', 'novo-1', { title: 'A casa' });
  const photo = 'https://fotos.example/sala.jpg';
  const content = anArticle({ photo, alt: 'A sala', text: `![Sala](https://fotos.example/vale.jpg)` });
  const { id, act } = await texts.publish(null, content, { draft: { key: 'novo-1', version } });
  expect(await texts.get('staff/showcase/drafts/article')).toEqual([]);
  expect((await texts.read('a-casa-na-serra')).body.data).toMatchObject({
    ...{ title: 'A casa na serra', author: null, description: null, text: content.text },
    photos: { 'https://fotos.example/vale.jpg': { base: null, alt: 'Sala' } },
  });
  // The photo worker finds them, and the retention of photos leaves them.
  const rows = await texts.db.selectFrom('photo').select('url').orderBy('url').execute();
  expect(rows.map(({ url }) => url)).toEqual([photo, 'https://fotos.example/vale.jpg']);
  const record = await texts.get(`staff/texts/articles/${id}`);
  expect(record.acts).toMatchObject([{ id: act, verb: 'texts.write', fields: expect.any(Array) }]);
  expect(record.content).toEqual(content);
});

test('publishing the same content again records nothing', async () => {
  const { id } = await texts.publish(null, anArticle());
  expect(await texts.publish(id, anArticle())).toEqual({ id, act: null });
});

test('another’s publication and another’s draft are not overwritten', async () => {
  const { id } = await texts.publish(null, anArticle());
  const path = `staff/texts/articles/${id}`;
  const { version } = await texts.get(path);
  const draft = { key: String(id), version: 0 };
  await texts.publish(id, anArticle({ title: 'Outro título' }));
  const late = await texts.call('PUT', path, { content: anArticle({ title: 'Meu' }), version, draft });
  expect([late.status, late.body.code]).toEqual([409, 'TEXT_CHANGED']);
  await texts.draft('article', String(id), { title: 'De outra pessoa' });
  const now = (await texts.get(path)).version;
  const over = await texts.call('PUT', path, { content: anArticle(), version: now, draft });
  expect([over.status, over.body.code]).toEqual([409, 'DRAFT_CHANGED']);
  expect((await texts.shown())[0]!.title).toBe('Outro título');
});

test('an address belongs to one article, and none of the site’s own', async () => {
  await texts.publish(null, anArticle());
  const draft = { key: 'novo-2', version: 0 };
  for (const slug of ['a-casa-na-serra', 'assinatura', 'artigos', 'Com Espaço', '../x', '']) {
    const body = { content: anArticle({ slug }), version: '', draft };
    const { status, body: answer } = await texts.call('POST', 'staff/texts/articles', body);
    expect([slug, status, Object.keys(answer.errors)]).toEqual([slug, 422, ['slug']]);
  }
});

test.each([
  ['an empty title', { title: '' }, 'title'],
  ['a text that is too long', { text: 'x'.repeat(20_001) }, 'text'],
  ['a photo that runs', { photo: 'javascript:alert(1)' }, 'photo'],
  ['a photo without TLS', { photo: 'http://fotos.example/a.jpg' }, 'photo'],
  ['a day that does not exist', { from: '2026-02-31T08:00' }, 'from'],
  ['a day in words', { from: 'amanhã' }, 'from'],
  ['an end before the begin', { from: '2026-12-02T08:00', until: '2026-12-01T08:00' }, 'until'],
])('refuses %s', async (_what, wrong, field) => {
  const body = { content: anArticle(wrong), version: '', draft: { key: 'novo-1', version: 0 } };
  const { status, body: answer } = await texts.call('POST', 'staff/texts/articles', body);
  expect([status, Object.keys(answer.errors)]).toEqual([422, [field]]);
  expect(await slugs()).toEqual([]);
});

test('an article begins and ends by São Paulo’s clock, also for caches', async () => {
  const at = (moment: string) => {
    putBack();
    putBack = stopClock(new Date(moment));
  };
  at('2026-11-27T12:00:00-03:00');
  await texts.publish(null, anArticle({ from: '2026-11-28T08:00', until: '2026-11-30T20:00' }));
  const jobs = await texts.db
    .selectFrom('work')
    .select(['key', 'next_attempt_at'])
    .where('kind', '=', 'show-articles')
    .orderBy('key')
    .execute();
  expect(jobs.map(({ key, next_attempt_at }) => [key, next_attempt_at.toISOString()])).toEqual([
    ['2026-11-28T08:00', '2026-11-28T11:00:00.000Z'],
    ['2026-11-30T20:00', '2026-11-30T23:00:00.000Z'],
  ]);
  const shownAt: [string, boolean][] = [
    ['2026-11-28T07:59:59-03:00', false],
    ['2026-11-28T08:00:00-03:00', true],
    ['2026-11-30T19:59:59-03:00', true],
    ['2026-11-30T20:00:00-03:00', false],
  ];
  let before = false;
  for (const [moment, isShown] of shownAt) {
    at(moment);
    const { cursor } = await publicChanges(texts.db, undefined);
    await showArticles(texts.db);
    expect([moment, (await publicChanges(texts.db, cursor)).everything]).toEqual([
      moment,
      before !== isShown,
    ]);
    expect([moment, (await slugs()).length === 1]).toEqual([moment, isShown]);
    expect((await texts.read('a-casa-na-serra')).body.data !== null).toBe(isShown);
    before = isShown;
  }
});

test('each publication is undone, the first one too', async () => {
  const first = await texts.publish(null, anArticle());
  const second = await texts.publish(first.id, anArticle({ title: 'Outro', author: 'Ana Reis' }));
  await texts.undo(second.act!);
  expect((await texts.read('a-casa-na-serra')).body.data).toMatchObject({
    ...{ title: 'A casa na serra', author: null },
  });
  const { act } = await texts.undo(first.act!);
  expect(await slugs()).toEqual([]);
  expect(await texts.get(`staff/texts/articles/${first.id}`)).toMatchObject({
    content: null,
    last: anArticle(),
  });
  // Undoing the undo brings it back under its number.
  await texts.undo(act);
  expect((await texts.get(`staff/texts/articles/${first.id}`)).content).toEqual(anArticle());
});

test('an article that was undone is published again under its number', async () => {
  const { id, act } = await texts.publish(null, anArticle());
  await texts.undo(act!);
  expect((await texts.publish(id, anArticle({ slug: 'de-novo' }))).id).toBe(id);
  expect(await slugs()).toEqual(['de-novo']);
});

test.each(['0', 'x', '99999999999', '12%00'])('there is no article %s', async (id) => {
  for (const method of ['GET', 'PUT'])
    expect((await texts.call(method, `staff/texts/articles/${id}`, {})).status).toBe(404);
  expect((await texts.read(id)).body.data).toBeNull();
});
