import type { PublicChanges } from '@contract/public-changes';
import { unknownPlace } from '@domain/geolocation';
import { emptyFilters } from '@domain/search/normalize';
import { nothingChanged } from '@tests/support/public-changes';
import { expect, test, vi } from 'vitest';
import { watchChanges } from './change-watch.server';
import { type ApiClient, createApiClient } from './client.server';
import { stampsBy } from './stamps.server';

const price = (...homes: number[]): PublicChanges => ({ ...nothingChanged, lists: true, homes });

const home = (id: number) => ({
  id,
  codigo: `BN-${id}`,
  canonical: `/usado/venda/sao-paulo/moema/casa/${id}`,
  titulo1: 'Casa',
  detalhes: { tipoImovel: 'casa' },
  endereco: { cidade: 'São Paulo' },
  valorMin: 1_000_000,
});

/** A website before a back end whose changes are told: what was asked, and what a person's bearer was told. */
function website() {
  const state = { now: 100_000, isDown: false, changes: nothingChanged, tellsChanges: true };
  const asked: string[] = [];
  const fetch = vi.fn(async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const bearer = request.headers.get('authorization');
    asked.push(pathname + search + (bearer ? ` ${bearer}` : ''));
    await Promise.resolve();
    if (state.isDown) return new Response('', { status: 503 });
    if (pathname.includes('/sellRent/'))
      return Response.json({ recent_searchs: [], anonymous_user_id: bearer });
    if (/\/products\/usado\/\d+$/.test(pathname))
      return Response.json(home(Number(pathname.split('/').at(-1))));
    return Response.json({ items: [home(1)], total: 1 });
  });
  const publicChanges = async () => {
    if (!state.tellsChanges || state.isDown) throw new Error('not told');
    const told = state.changes;
    state.changes = nothingChanged;
    return told;
  };
  const now = () => state.now;
  const changes = watchChanges({ publicChanges }, { warn: () => {} }, now);
  const api = createApiClient({ fetch }, stampsBy(changes));
  const search = (page: Pick<ApiClient, 'searchProperties'> = api.forPage()) =>
    page.searchProperties(emptyFilters());
  /** So many were asked by what `visit` does. */
  const count = async (visit: () => Promise<unknown>) => {
    const before = asked.length;
    await visit();
    return asked.length - before;
  };
  const change = (told: PublicChanges) => {
    state.changes = told;
    state.now += 2_500;
  };
  return { state, asked, api, search, count, change };
}

test('what was answered is not asked again, by any page, however long nothing changes', async () => {
  const { search, count, change } = website();
  expect(await count(search)).toBe(1);
  for (let hour = 0; hour < 3; hour += 1) {
    change(nothingChanged);
    expect(await count(search)).toBe(0);
  }
});

test('a change that is told is seen by the next page', async () => {
  const { search, count, change } = website();
  await search();
  for (const told of [
    price(7),
    { ...nothingChanged, lists: true },
    { ...nothingChanged, everything: true },
    { ...nothingChanged, photos: ['abc'] },
    { ...nothingChanged, hasNewPhotos: true },
  ]) {
    change(told);
    expect(await count(() => search()), JSON.stringify(told)).toBe(1);
    expect(await count(() => search())).toBe(0);
  }
});

test('a home is asked for again by what changes of itself, of photos or of the house, and by nothing else', async () => {
  const { api, count, change } = website();
  const product = (id: number) => () => api.forPage().product('usado', id);
  await Promise.all([product(1)(), product(2)()]);
  change(price(2));
  expect(await count(product(1))).toBe(0);
  expect(await count(product(2))).toBe(1);
  expect(await count(product(2))).toBe(0);
  change({ ...nothingChanged, lists: true });
  expect(await count(product(1))).toBe(0);
  for (const told of [
    { ...price(), homes: null },
    { ...nothingChanged, photos: ['abc'] },
    { ...nothingChanged, hasNewPhotos: true },
    { ...nothingChanged, everything: true },
  ]) {
    change(told);
    expect(await count(product(1)), JSON.stringify(told)).toBe(1);
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
  const { api, asked, count } = website();
  const caller = { visitor: unknownPlace, userAgent: null };
  const visits = ['a', 'b', 'a'].map((token) => () => api.forPage().as(token, caller).getLocations());
  const answers = [];
  for (const visit of visits) answers.push(await visit());
  expect(asked).toEqual(['a', 'b', 'a'].map((token) => `/sellRent/getLocations Bearer ${token}`));
  expect(answers[0]).not.toEqual(answers[1]);
  const anonymous = (id: string) => () => api.forPage().getLocations(id);
  for (const id of ['x', 'y', 'x']) expect(await count(anonymous(id))).toBe(1);
});

test('a back end that does not tell of changes is asked each time', async () => {
  const { state, search, count } = website();
  state.tellsChanges = false;
  for (let visit = 0; visit < 3; visit += 1) expect(await count(search)).toBe(1);
});

test('what was kept is not given any more once changes are told no longer, and a failure is never kept', async () => {
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

test('a page is told that something it reads has failed, and not of what is missing or refused', async () => {
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
