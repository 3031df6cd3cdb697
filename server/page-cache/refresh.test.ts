import type { RequestHandler, Response } from 'express';
import { Router } from 'express';
import { beforeEach, expect, test } from 'vitest';
import { html } from '@tests/support/cached-website';
import { silentLogger } from '@tests/support/silent-logger';
import { until } from '@tests/support/until';
import { shedLoad } from '../http/load-shedding';
import { pageStore } from './page-store';
import { createRefresh } from './refresh';
import { parseCacheableAddress } from './rules';

/** One page at a time; each waits for `finish`. */
function openLine() {
  const begun: { url: string; res: Response }[] = [];
  const site = Router();
  site.use(shedLoad({ maxPages: 1, security: [], log: silentLogger }).pages);
  site.use(((req, res) => void begun.push({ url: req.url, res })) satisfies RequestHandler);
  const sources = {
    look: () => undefined,
    refresh: async () => {},
    stamp: () => 'one',
    layout: 'one',
  };
  const store = pageStore(1_000_000);
  const refresh = createRefresh({ site, store, sources, freshnessNow: () => 'kept', isShared: false });
  const ask = (path: string, visitor?: { destroyed: boolean }) => {
    const address = parseCacheableAddress(path, '')!;
    return refresh({ ...address, region: 'SP', cookies: '', key: path }, visitor);
  };
  const finish = () => html(begun.at(-1)!.res, 'a page');
  const untilBegun = (...urls: string[]) => until(() => expect(begun.map(({ url }) => url)).toEqual(urls));
  return { ask, finish, store, untilBegun };
}

let line: ReturnType<typeof openLine>;
beforeEach(() => (line = openLine()));
const visitor = () => ({ destroyed: false });

test('a page in line that all its visitors have left is not made', async () => {
  const first = line.ask('/', visitor());
  await line.untilBegun('/');
  const [ana, bruno] = [visitor(), visitor()];
  const left = [line.ask('/imoveis', ana), line.ask('/imoveis', bruno)];
  const last = line.ask('/sobre-nos/contato', visitor());
  ana.destroyed = bruno.destroyed = true;
  line.finish();
  await line.untilBegun('/', '/sobre-nos/contato');
  expect(await Promise.all(left)).toEqual([{ hasFailed: true }, { hasFailed: true }]);
  line.finish();
  expect((await first).page).toBeDefined();
  expect((await last).page).toBeDefined();
  const again = line.ask('/imoveis', visitor());
  await line.untilBegun('/', '/sobre-nos/contato', '/imoveis');
  line.finish();
  expect((await again).page).toBeDefined();
});

test.each([
  ['one of its visitors waits', visitor()],
  ['it is to be cached whoever waits', undefined],
])('a page in line is made if %s', async (_, other) => {
  void line.ask('/', visitor());
  await line.untilBegun('/');
  const ana = visitor();
  const made = [line.ask('/imoveis', ana), line.ask('/imoveis', other)];
  ana.destroyed = true;
  line.finish();
  await line.untilBegun('/', '/imoveis');
  line.finish();
  for (const each of await Promise.all(made)) expect(each.page).toBeDefined();
});

test('a page behind its visitors gives way, until a visitor waits for it', async () => {
  const pages = [line.ask('/', visitor())];
  await line.untilBegun('/');
  pages.push(line.ask('/imoveis'), line.ask('/imoveis/venda'));
  pages.push(line.ask('/sobre-nos/contato', visitor()), line.ask('/imoveis/venda', visitor()));
  const order = ['/', '/imoveis/venda', '/sobre-nos/contato', '/imoveis'];
  for (let begun = 1; begun <= order.length; begun += 1) {
    await line.untilBegun(...order.slice(0, begun));
    line.finish();
  }
  for (const each of pages) expect((await each).page).toBeDefined();
});

test('a page that has begun is finished for the next visitor', async () => {
  const ana = visitor();
  const made = line.ask('/', ana);
  await line.untilBegun('/');
  ana.destroyed = true;
  line.finish();
  expect((await made).page).toBeDefined();
  expect(line.store.get('/')).toBeDefined();
});
