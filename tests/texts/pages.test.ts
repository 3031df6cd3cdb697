import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { showArticlesKind } from '@api/brokerage/articles';
import { showArticles } from '@api/texts/show-articles-job';
import { clock, replaceClock } from '@domain/kernel/clock';
import { localMoment, momentOfLocal } from '@domain/texts/shown-period';
import { openTexts } from './texts-api';

let texts: Awaited<ReturnType<typeof openTexts>>;
beforeAll(async () => {
  texts = await openTexts();
});
afterAll(() => texts.close());
beforeEach(async () => void (await texts.reset()));

const page = 'termos-de-responsabilidade';
const path = `staff/texts/pages/${page}`;
const content = { title: 'Termos', lead: 'O que vale.', text: '## Um\nTexto.' };
const publish = async (value: object | null, version?: string) => {
  const known = (await texts.get(path)).version;
  return texts.call('PUT', path, {
    content: value,
    version: version ?? known,
    draft: { key: page, version: 0 },
  });
};
const house = async () => {
  const answer = await texts.api.app.fetch(new Request('http://api.test/house'), {});
  return ((await answer.json()) as { data: { pages?: object } | null }).data;
};

test('a page’s text is the brokerage’s until it is given back', async () => {
  expect(await texts.get(path)).toMatchObject({ content: null, version: '' });
  const { body } = await publish(content);
  expect((await house())?.pages).toEqual({ [page]: content });
  expect((await texts.get('staff/texts')).pages).toMatchObject([{ page, title: 'Termos', from: null }]);
  await texts.undo(body.data.act);
  expect((await house())?.pages).toBeUndefined();
  expect((await publish(content)).status).toBe(200);
  expect((await publish(null)).status).toBe(200);
  expect((await house())?.pages).toBeUndefined();
});

function at(now: Date) {
  const started = performance.now();
  onTestFinished(replaceClock({ now: () => now, nowMs: () => now.getTime(), monotonicNow: () => started }));
}

test('a page’s text is shown in its period alone, for all caches', async () => {
  const minutes = (count: number) => localMoment(new Date(clock.nowMs() + count * 60_000));
  const timed = { ...content, from: minutes(2), until: minutes(4) };
  const { body } = await publish(timed);
  const jobs = await texts.db.selectFrom('work').select('key').where('kind', '=', showArticlesKind).execute();
  expect(jobs.map(({ key }) => key).sort()).toEqual([timed.from, timed.until]);
  const versions = new Set();
  for (const [local, ms, pages] of [
    [timed.from, -1, undefined],
    [timed.from, 0, { [page]: timed }],
    [timed.until, -1, { [page]: timed }],
    [timed.until, 0, undefined],
  ] as const) {
    at(new Date(momentOfLocal(local).getTime() + ms));
    const shown = await house();
    expect([local, ms, shown?.pages]).toEqual([local, ms, pages]);
    versions.add((shown as unknown as { version: string }).version);
    await texts.db.deleteFrom('public_change').execute();
    await showArticles(texts.db);
    const reports = await texts.db.selectFrom('public_change').select('kind').execute();
    expect(reports).toEqual([{ kind: 'site' }]);
  }
  expect(versions.size).toBe(2);
  expect((await texts.get('staff/texts')).pages).toMatchObject([{ from: timed.from, until: timed.until }]);
  await texts.undo(body.data.act);
  expect((await texts.get(path)).content).toBeNull();
});

test('a period that ends before it begins is refused', async () => {
  const { status, body } = await publish({ ...content, from: '2026-12-18T08:00', until: '2026-12-18T07:00' });
  expect([status, body.errors]).toEqual([422, { until: ['O fim vem depois do início'] }]);
});

test('a publication over another one is refused', async () => {
  await publish(content);
  const { status, body } = await publish({ ...content, title: 'Meu' }, '');
  expect([status, body.code]).toEqual([409, 'TEXT_CHANGED']);
});

test('an incomplete text is refused, and another page does not exist', async () => {
  const { status, body } = await publish({ ...content, title: ' ', text: '' });
  expect([status, Object.keys(body.errors)]).toEqual([422, ['title', 'text']]);
  for (const name of ['politica-de-privacidade', 'constructor', '__proto__', 'x'])
    expect((await texts.call('GET', `staff/texts/pages/${name}`)).status).toBe(404);
});

test('photos of a text are read before it is published', async () => {
  const text = '![Sala](https://fotos.example/a.jpg)';
  const { body } = await texts.call('POST', 'staff/texts/photos', {
    text,
    photo: 'https://fotos.example/b.jpg',
  });
  expect(Object.keys(body.data)).toEqual(['https://fotos.example/a.jpg', 'https://fotos.example/b.jpg']);
  expect((await texts.call('POST', 'staff/texts/photos', { text: 'x'.repeat(20_001) })).status).toBe(400);
});
