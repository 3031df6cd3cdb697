import type { RequestHandler } from 'express';
import { afterEach, expect, test } from 'vitest';
import { countingSite, html, startCachedWebsite as website } from '@tests/support/cached-website';
import { until } from '@tests/support/until';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
const websiteBefore = (site: RequestHandler, options?: Parameters<typeof website>[2]) =>
  website(site, closing, options);

test('serves a changed page stale once, rebuilds it, then serves the new', async () => {
  const site = countingSite();
  const { get, change } = await websiteBefore(site);
  await get('/imoveis');
  change({ lists: true });
  expect(await get('/imoveis')).toMatchObject({ how: 'stale', text: expect.stringMatching(/^page 1 /) });
  await until(async () =>
    expect(await get('/imoveis')).toMatchObject({ how: 'kept', text: expect.stringMatching(/^page 2 /) }),
  );
  change({ homes: [3], lists: true });
  const institutional = await get('/sobre-nos/a-bossa-nova');
  change({ homes: [3], lists: true });
  expect(institutional.how).toBe('fresh');
  expect((await get('/sobre-nos/a-bossa-nova')).how).toBe('kept');
});

test('a page that has changed is waited for once the moment is over', async () => {
  const { get, change, time } = await websiteBefore(countingSite());
  await get('/imoveis');
  change({ everything: true });
  time.pass(1_800);
  expect(await get('/imoveis')).toMatchObject({ how: 'fresh', text: expect.stringMatching(/^page 2 /) });
});

test('after quiet minutes the first visitor of a changed page gets it new', async () => {
  const { get, change, time } = await websiteBefore(countingSite());
  await get('/imoveis');
  change({ lists: true }, time.now() - 60_000);
  expect(await get('/imoveis')).toMatchObject({ how: 'fresh', text: expect.stringMatching(/^page 2 /) });
});

test('what changes while a page is made is on the next', async () => {
  let change = () => {};
  let renders = 0;
  const website = await websiteBefore((_req, res) => {
    renders += 1;
    if (renders === 1) change();
    html(res, `page ${renders}`);
  });
  change = () => website.change({ lists: true });
  await website.get('/imoveis');
  expect((await website.get('/imoveis')).how).toBe('stale');
  await until(async () => expect((await website.get('/imoveis')).text).toBe('page 2'));
});

test('serves stale pages on site failure up to a limit per kind, and logs it', async () => {
  let fails = false;
  const { get, time } = await websiteBefore(
    (req, res) => {
      if (fails) return void res.status(503).end('away');
      html(res, req.url);
    },
    { tellsChanges: false },
  );
  const propertyUrl = '/usado/venda/sao-paulo/moema/casa/12';
  const pages = ['/', '/imoveis', propertyUrl, '/sobre-nos/contato'];
  for (const path of pages) await get(path);
  fails = true;
  const begun = time.now();
  const howAfter = async (minutes: number) => {
    time.pass(begun + minutes * 60_000 - time.now());
    const answers = [];
    for (const path of pages) answers.push(await get(path));
    return answers.map(({ status, how }) => (status === 200 ? how : status));
  };
  expect(await howAfter(0.9)).toEqual(['kept', 'kept', 'kept', 'kept']);
  expect(await howAfter(9)).toEqual(['stale', 'stale', 'stale', 'stale']);
  expect(await howAfter(14)).toEqual(['stale', 503, 'stale', 'stale']);
  expect(await howAfter(16)).toEqual(['stale', 503, 503, 'stale']);
});

test('serves a stale page past midnight unless it names visit days', async () => {
  let fails = false;
  const { get, time } = await websiteBefore((req, res) =>
    fails ? void res.status(503).end() : html(res, req.url),
  );
  const propertyUrl = '/usado/venda/sao-paulo/moema/casa/12';
  time.setWall('2026-03-11T02:55:00Z');
  for (const path of ['/', propertyUrl]) await get(path);
  fails = true;
  time.setWall('2026-03-11T03:01:00Z');
  expect([(await get('/')).how, (await get(propertyUrl)).status]).toEqual(['stale', 503]);
});

test('does not cache a page that the site marks as a fallback', async () => {
  let replacesPage = false;
  const { get, change, time } = await websiteBefore((_req, res) => {
    res.set({
      'content-type': 'text/html',
      'cache-control': replacesPage ? 'no-store' : 'private, no-cache',
    });
    res.end(replacesPage ? 'as it was at nine' : 'as it is');
  });
  await get('/imoveis');
  replacesPage = true;
  change({ lists: true });
  time.pass(2000);
  expect((await get('/imoveis')).text).toBe('as it was at nine');
  replacesPage = false;
  expect((await get('/imoveis')).text).toBe('as it is');
});

test('a clock that is set back keeps no page longer', async () => {
  const { get, time } = await websiteBefore(countingSite(), { tellsChanges: false });
  await get('/imoveis');
  time.pass(60_000);
  time.setWall('2026-03-10T13:00:00Z');
  expect((await get('/imoveis')).how).toBe('stale');
});

test('a page of a day that is still to come goes when the clock is put right', async () => {
  const { get, time } = await websiteBefore(countingSite());
  time.setWall('2026-03-11T14:00:00Z');
  await get('/');
  time.setWall('2026-03-10T14:00:00Z');
  expect(await get('/')).toMatchObject({ how: 'fresh', text: expect.stringMatching(/^page 2 /) });
  expect((await get('/')).how).toBe('kept');
});
