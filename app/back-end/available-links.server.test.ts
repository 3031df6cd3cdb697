import { describe, expect, test, vi } from 'vitest';
import type { SearchFilters } from '@domain/search/filters';
import { brokerageSearches } from '../domain/menus/fixed-searches';
import { everything } from '../domain/menus/available-links';
import type { ApiClient } from './client.server';
import { ApiHttpError } from './errors.server';
import { linksWithProperties, getAvailableLinks, availableLinksState } from './available-links.server';

const log = { error: vi.fn() };
const clientWith = (calls: object): ApiClient => {
  const api = { ...calls } as ApiClient;
  api.shared = api;
  return api;
};
const linksFinding = (finds: (filters: SearchFilters) => boolean) =>
  clientWith({
    searchesOffered: vi.fn(async (searches: SearchFilters[]) => ({ found: searches.map(finds) })),
    homeSearchLocations: vi.fn(async () => ({ data: [] })),
  });

describe('what the catalogue holds', () => {
  test('is everything where the back end has no such call, or fails', async () => {
    for (const isMissing of [true, false]) {
      const error = new ApiHttpError(isMissing ? 404 : 500, 'search/offered', null);
      error.isMissing = isMissing;
      const api = clientWith({ searchesOffered: () => Promise.reject(error) });
      expect(await getAvailableLinks(api, log)).toBe(everything);
      expect(availableLinksState(api, undefined)).toEqual({ version: 0, isCertain: isMissing });
      expect((await linksWithProperties(['/imoveis/aluguel'], { api, log }))('/imoveis/aluguel')).toBe(true);
    }
    expect(log.error).toHaveBeenCalledTimes(2);
  });

  test('is everything again once the back end has the call no more', async () => {
    vi.useFakeTimers();
    try {
      const api = linksFinding(() => false);
      expect((await getAvailableLinks(api, log)).has(brokerageSearches.rent)).toBe(false);
      const gone = Object.assign(new ApiHttpError(501, 'search/offered', null), { isMissing: true });
      vi.mocked(api.searchesOffered).mockRejectedValue(gone);
      vi.advanceTimersByTime(60_000);
      expect(await getAvailableLinks(api, log)).toBe(everything);
      expect(availableLinksState(api, undefined)).toEqual({ version: 2, isCertain: true });
    } finally {
      vi.useRealTimers();
    }
  });

  test('is asked once for all, and asks for no places where nothing is missing', async () => {
    const api = linksFinding(() => true);
    const [first, again] = [await getAvailableLinks(api, log), await getAvailableLinks(api, log)];
    expect(again).toBe(first);
    expect(first.has(brokerageSearches.rent)).toBe(true);
    expect(api.homeSearchLocations).not.toHaveBeenCalled();
  });

  test('keeps its identity until it changes, and changes within a minute', async () => {
    vi.useFakeTimers();
    try {
      let rents = true;
      const api = linksFinding(({ negotiation }) => rents || negotiation !== 'rent');
      const first = await getAvailableLinks(api, log);
      vi.advanceTimersByTime(59_000);
      expect(await getAvailableLinks(api, log)).toBe(first);
      await vi.advanceTimersByTimeAsync(1);
      rents = false;
      vi.advanceTimersByTime(60_000);
      const changed = await getAvailableLinks(api, log);
      expect([changed.has(brokerageSearches.rent), changed.has(brokerageSearches.buy)]).toEqual([
        false,
        true,
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is asked again for each version of the catalogue, at any age', async () => {
    let [version, rents] = ['1', true];
    const api = linksFinding(({ negotiation }) => rents || negotiation !== 'rent');
    api.getCacheVersion = async () => version;
    const has = async () => (await getAvailableLinks(api, log)).has(brokerageSearches.rent);
    expect([await has(), await has()]).toEqual([true, true]);
    const calls = vi.mocked(api.searchesOffered).mock.calls.length;
    [version, rents] = ['2', false];
    expect(availableLinksState(api, version).isCertain).toBe(false);
    expect([await has(), await has()]).toEqual([false, false]);
    expect(availableLinksState(api, version)).toEqual({ version: 2, isCertain: true });
    expect(vi.mocked(api.searchesOffered).mock.calls.length).toBe(2 * calls);
  });

  test('is waited for half a second, and by nobody else until it is told', async () => {
    vi.useFakeTimers();
    try {
      let resolveAnswer = (_: { found: boolean[] }) => {};
      const api = clientWith({
        searchesOffered: (all: unknown[]) =>
          new Promise((resolve) => (resolveAnswer = () => resolve({ found: all.map(() => false) }))),
      });
      const first = getAvailableLinks(api, log);
      await vi.advanceTimersByTimeAsync(500);
      expect(await first).toBe(everything);
      expect(await getAvailableLinks(api, log)).toBe(everything);
      expect(availableLinksState(api, undefined)).toEqual({ version: 0, isCertain: false });
      for (let call = 0; call < 10; call += 1) {
        resolveAnswer({ found: [] });
        await vi.advanceTimersByTimeAsync(1);
      }
      expect((await getAvailableLinks(api, log)).has(brokerageSearches.all)).toBe(false);
      expect(availableLinksState(api, undefined)).toEqual({ version: 1, isCertain: true });
    } finally {
      vi.useRealTimers();
    }
  });

  test('is asked only of links that are searches', async () => {
    const api = linksFinding(() => false);
    const has = await linksWithProperties(['/imoveis', '/corretor/ana', '/imoveis-antigos'], { api, log });
    expect(['/imoveis', '/corretor/ana', '/imoveis-antigos'].map(has)).toEqual([false, true, true]);
    expect(api.searchesOffered).toHaveBeenCalledTimes(1);
  });
});
