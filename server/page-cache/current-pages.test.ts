import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass, stopTime, timedBackEnd, timedWebsite } from '@tests/support/timed-website';

const [home, contact] = ['/', '/sobre-nos/contato'];
const [old, current] = ['takes exchange', 'takes none'];
const dayMs = 24 * 3_600_000;

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

type Website = Awaited<ReturnType<typeof timedWebsite>>;
const expectCached = async ({ visits }: Website, text: string) => {
  for (const address of [home, contact]) {
    await visits(0, 1, address);
    expect([address, await visits(0, 1, address)]).toEqual([address, `200 kept: ${text}`]);
  }
};

/** A website that keeps pages of a catalogue with exchanges. */
async function opened(env?: Record<string, string>) {
  const backEnd = Object.assign(timedBackEnd(), { exchange: true });
  const website = await timedWebsite(backEnd, env);
  await website.visits();
  await expectCached(website, old);
  return { backEnd, website };
}

test('menus of every kept page follow a reported change in 3 s', async () => {
  const { backEnd, website } = await opened();
  backEnd.change(false);
  await pass(3_000);
  await website.visits();
  await expectCached(website, current);
});

test('a page in the making while the menus change is not kept', async () => {
  const { backEnd, website } = await opened();
  const { get, hold } = website;
  const letGo = hold();
  const first = get('/sobre-nos/nossa-historia');
  await pass(0);
  backEnd.change(false);
  await pass(2_500);
  letGo();
  expect((await first).text).toBe(old);
  await pass(2_000);
  expect((await get('/sobre-nos/nossa-historia')).text).toBe(current);
  await expectCached(website, current);
});

test('pages with the links of an older version are current for nobody', async () => {
  const { backEnd, website } = await opened({ CDN: 'on' });
  const { get, page, visits } = website;
  backEnd.lateMs = (path) => (path === '/search/offered' ? 9_000 : 0);
  backEnd.change(false);
  await pass(3_000);
  await visits(500);
  const made = page.mock.calls.length;
  for (let second = 0; second < 3; second += 1) {
    const { how, text, caching } = await get();
    expect([text, how === 'kept', caching]).toEqual([old, false, 'undefined']);
    await pass(2_000);
  }
  expect(page.mock.calls.length - made).toBeGreaterThanOrEqual(2);
  await pass(9_000);
  backEnd.lateMs = () => 0;
  await visits();
  await expectCached(website, current);
});

test('kept pages are no longer current if their links cannot be confirmed', async () => {
  const { backEnd, website } = await opened();
  backEnd.failing = '/search/offered';
  backEnd.change(false);
  for (let second = 0; second < 61; second += 1) {
    await website.visits(0, 1, contact);
    await pass(1_000);
  }
  expect(await website.visits(0, 1, contact)).toBe(`200 stale: ${old}`);
});

test('of two instances, one without visitors for an hour shows no old menus', async () => {
  const { backEnd, website } = await opened();
  const other = await timedWebsite(backEnd);
  await other.visits();
  await expectCached(other, old);
  backEnd.change(false);
  await pass(3_000);
  await website.visits();
  await expectCached(website, current);
  await pass(3_600_000);
  expect(await other.visits(0, 1, contact)).toBe(`200 fresh: ${current}`);
  await expectCached(other, current);
});

test('a page made while reports fail is not current once they come again', async () => {
  const { backEnd, website } = await opened();
  const { visits } = website;
  backEnd.failing = '/publicChanges';
  backEnd.change(false);
  await pass(5_000);
  expect(await visits(0, 1, '/sobre-nos/nossa-historia')).toBe(`200 fresh: ${old}`);
  expect(await visits(0, 1, '/sobre-nos/nossa-historia')).toBe(`200 stale: ${old}`);
  backEnd.failing = '';
  await pass(3_000);
  await visits();
  expect(await visits(0, 1, '/sobre-nos/nossa-historia')).toContain(current);
  await expectCached(website, current);
});

test.each([
  ['back', -dayMs],
  ['forward', dayMs],
])('without reports, menus follow in two minutes with a clock set %s', async (_, ms) => {
  const { backEnd, website } = await opened();
  backEnd.reportsChanges = false;
  await pass(120_000);
  await website.visits();
  vi.setSystemTime(Date.now() + ms);
  backEnd.change(false);
  for (let second = 0; second < 120; second += 10) {
    await website.visits();
    await pass(10_000);
  }
  expect(await website.visits()).toContain(current);
});

test('the warm-up keeps no page with the links of an older version', async () => {
  const { backEnd, website } = await opened();
  const { dataDir, page, pageCache, visits } = website;
  await writeFile(join(dataDir, 'paginas-procuradas.json'), JSON.stringify(['/sobre-nos/nossa-historia']));
  backEnd.lateMs = (path) => (path === '/search/offered' ? 9_000 : 0);
  backEnd.change(false);
  await pass(3_000);
  const made = page.mock.calls.length;
  let isWarm = false;
  void pageCache.warm().then(() => (isWarm = true));
  while (!isWarm) await pass(500);
  expect(page.mock.calls.length).toBeGreaterThan(made);
  expect(await visits(0, 1, '/sobre-nos/nossa-historia')).not.toContain('kept');
});
