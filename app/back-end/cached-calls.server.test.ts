import type { PublicChanges } from '@contract/public-changes';
import { unknownPlace } from '@domain/geo/geolocation';
import { emptyFilters } from '@domain/search/normalize';
import { nothingChanged } from '@tests/support/public-changes';
import { expect, test, vi } from 'vitest';
import { watchChanges } from './invalidation.server';
import { type ApiClient, createApiClient } from './client.server';
import { trackCacheVersions } from './cache-version.server';

const price = (...properties: number[]): PublicChanges => ({
  ...nothingChanged,
  lists: true,
  homes: properties,
});

const property = (id: number) => ({
  id,
  codigo: `BN-${id}`,
  canonical: `/usado/venda/sao-paulo/moema/casa/${id}`,
  titulo1: 'Casa',
  detalhes: { tipoImovel: 'casa' },
  endereco: { cidade: 'São Paulo' },
  valorMin: 1_000_000,
});

function website() {
  const state = { now: 100_000, isDown: false, changes: nothingChanged, tellsChanges: true };
  const requestedPaths: string[] = [];
  const fetch = vi.fn(async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const bearer = request.headers.get('authorization');
    requestedPaths.push(pathname + search + (bearer ? ` ${bearer}` : ''));
    await Promise.resolve();
    if (state.isDown) return new Response('', { status: 503 });
    if (pathname.includes('/sellRent/'))
      return Response.json({ recent_searchs: [], anonymous_user_id: bearer });
    if (/\/products\/usado\/\d+$/.test(pathname))
      return Response.json(property(Number(pathname.split('/').at(-1))));
    return Response.json({ items: [property(1)], total: 1 });
  });
  const publicChanges = async () => {
    if (!state.tellsChanges || state.isDown) throw new Error('not told');
    const nextChanges = state.changes;
    state.changes = nothingChanged;
    return nextChanges;
  };
  const now = () => state.now;
  const changes = watchChanges({ publicChanges }, { warn: () => {} }, now);
  const results: string[] = [];
  const onCache = (result: string) => void results.push(result);
  const api = createApiClient({ fetch, onCache }, trackCacheVersions(changes));
  const search = (page: Pick<ApiClient, 'searchProperties'> = api.forPage()) =>
    page.searchProperties(emptyFilters());
  const count = async (visit: () => Promise<unknown>) => {
    const before = requestedPaths.length;
    await visit();
    return requestedPaths.length - before;
  };
  const change = (nextChanges: PublicChanges) => {
    state.changes = nextChanges;
    state.now += 2_500;
  };
  return { state, asked: requestedPaths, api, search, count, change, results };
}

test('never refetches a cached call while nothing changes', async () => {
  const { search, count, change } = website();
  expect(await count(search)).toBe(1);
  for (let hour = 0; hour < 3; hour += 1) {
    change(nothingChanged);
    expect(await count(search)).toBe(0);
  }
});

test('reports each call to the metrics: miss, hit, uncacheable', async () => {
  const { state, search, change, results } = website();
  await Promise.all([search(), search()]);
  await search();
  change({ ...nothingChanged, lists: true });
  await search();
  expect(results).toEqual(['miss', 'hit', 'hit', 'miss']);
  state.tellsChanges = false;
  state.now += 3_600_000;
  await search();
  expect(results.slice(4)).toEqual(['uncacheable']);
});

test('a change that is told is seen by the next page', async () => {
  const { search, count, change } = website();
  await search();
  for (const nextChanges of [
    price(7),
    { ...nothingChanged, lists: true },
    { ...nothingChanged, everything: true },
    { ...nothingChanged, photos: ['abc'] },
    { ...nothingChanged, hasNewPhotos: true },
  ]) {
    change(nextChanges);
    expect(await count(() => search()), JSON.stringify(nextChanges)).toBe(1);
    expect(await count(() => search())).toBe(0);
  }
});

test('refetches a property only after changes of it, photos or brokerage', async () => {
  const { api, count, change } = website();
  const product = (id: number) => () => api.forPage().product('usado', id);
  await Promise.all([product(1)(), product(2)()]);
  change(price(2));
  expect(await count(product(1))).toBe(0);
  expect(await count(product(2))).toBe(1);
  expect(await count(product(2))).toBe(0);
  change({ ...nothingChanged, lists: true });
  expect(await count(product(1))).toBe(0);
  for (const nextChanges of [
    { ...price(), homes: null },
    { ...nothingChanged, photos: ['abc'] },
    { ...nothingChanged, hasNewPhotos: true },
    { ...nothingChanged, everything: true },
  ]) {
    change(nextChanges);
    expect(await count(product(1)), JSON.stringify(nextChanges)).toBe(1);
    expect(await count(product(2))).toBe(1);
    expect(await count(product(1))).toBe(0);
  }
});

test('a hundred pages at once ask once, and each other question by itself', async () => {
  const { api, search, count } = website();
  const all = () => Promise.all(Array.from({ length: 100 }, () => search()));
  expect(await count(all)).toBe(1);
  const second = { ...emptyFilters(), page: 2 };
  expect(await count(() => api.forPage().searchProperties(second))).toBe(1);
  expect(await count(() => api.forPage().searchProperties(second, { perPage: 3 }))).toBe(1);
});

test('what is one visitor’s is asked for each of them, each time', async () => {
  const { api, asked: requestedPaths, count } = website();
  const caller = { visitor: unknownPlace, userAgent: null };
  const visits = ['a', 'b', 'a'].map((token) => () => api.forPage().as(token, caller).getLocations());
  const answers = [];
  for (const visit of visits) answers.push(await visit());
  expect(requestedPaths).toEqual(['a', 'b', 'a'].map((token) => `/sellRent/getLocations Bearer ${token}`));
  expect(answers[0]).not.toEqual(answers[1]);
  const anonymous = (id: string) => () => api.forPage().getLocations(id);
  for (const id of ['x', 'y', 'x']) expect(await count(anonymous(id))).toBe(1);
});

test('a back end that does not tell of changes is asked each time', async () => {
  const { state, search, count } = website();
  state.tellsChanges = false;
  for (let visit = 0; visit < 3; visit += 1) expect(await count(search)).toBe(1);
});

test('drops cached calls when invalidation fails, and caches no failure', async () => {
  const { state, search, count, change } = website();
  await search();
  state.isDown = true;
  change(nothingChanged);
  for (let visit = 0; visit < 2; visit += 1) await expect(search()).rejects.toThrow('503');
  state.isDown = false;
  change(price(1));
  expect(await count(search)).toBe(1);
  expect(await count(search)).toBe(0);
});

test('reports failed reads to the page, but not missing or refused ones', async () => {
  const { state, api, search } = website();
  const onFailure = vi.fn();
  await search(api.forPage(onFailure));
  expect(onFailure).not.toHaveBeenCalled();
  state.isDown = true;
  state.now += 10_000;
  await search(api.forPage(onFailure)).catch(() => null);
  expect(onFailure).toHaveBeenCalled();
  const refusing = createApiClient({ fetch: async () => new Response('', { status: 404 }) });
  const onRefusal = vi.fn();
  await refusing
    .forPage(onRefusal)
    .product('usado', 1)
    .catch(() => null);
  await refusing
    .forPage(onRefusal)
    .brokers()
    .catch(() => null);
  expect(onRefusal).not.toHaveBeenCalled();
});
