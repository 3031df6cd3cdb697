import { describe, expect, test, vi } from 'vitest';
import type { SearchFilters } from '@domain/search/filters';
import { houseSearches } from '~/domain/menus/fixed-searches';
import { everything } from '~/domain/menus/on-offer';
import type { ApiClient } from './client.server';
import { ApiHttpError } from './errors.server';
import { linksWithHomes, onOfferNow, onOfferState } from './on-offer.server';

const log = { error: vi.fn() };
const telling = (finds: (filters: SearchFilters) => boolean) =>
  ({
    searchesOffered: vi.fn(async (searches: SearchFilters[]) => ({ found: searches.map(finds) })),
    homeSearchLocations: vi.fn(async () => ({ data: [] })),
  }) as unknown as ApiClient;

describe('what the catalogue holds', () => {
  test('is everything where the back end has no such call, or fails', async () => {
    for (const isMissing of [true, false]) {
      const error = new ApiHttpError(isMissing ? 404 : 500, 'search/offered', null);
      error.isMissing = isMissing;
      const api = { searchesOffered: () => Promise.reject(error) } as unknown as ApiClient;
      expect(await onOfferNow(api, log)).toBe(everything);
      expect(onOfferState(api)).toEqual({ version: 0, isCertain: isMissing });
      expect((await linksWithHomes(['/imoveis/aluguel'], { api, log }))('/imoveis/aluguel')).toBe(true);
    }
    expect(log.error).toHaveBeenCalledTimes(2);
  });

  test('is everything again once the back end has the call no more', async () => {
    vi.useFakeTimers();
    try {
      const api = telling(() => false);
      expect((await onOfferNow(api, log)).has(houseSearches.rent)).toBe(false);
      const gone = Object.assign(new ApiHttpError(501, 'search/offered', null), { isMissing: true });
      vi.mocked(api.searchesOffered).mockRejectedValue(gone);
      vi.advanceTimersByTime(60_000);
      expect(await onOfferNow(api, log)).toBe(everything);
      expect(onOfferState(api)).toEqual({ version: 2, isCertain: true });
    } finally {
      vi.useRealTimers();
    }
  });

  test('is asked once for all, and asks for no places where nothing is missing', async () => {
    const api = telling(() => true);
    const [first, again] = [await onOfferNow(api, log), await onOfferNow(api, log)];
    expect(again).toBe(first);
    expect(first.has(houseSearches.rent)).toBe(true);
    expect(api.homeSearchLocations).not.toHaveBeenCalled();
  });

  test('is the same thing while it is the same, and another within a minute of a change', async () => {
    vi.useFakeTimers();
    try {
      let rents = true;
      const api = telling(({ negotiation }) => rents || negotiation !== 'rent');
      const first = await onOfferNow(api, log);
      vi.advanceTimersByTime(59_000);
      expect(await onOfferNow(api, log)).toBe(first);
      await vi.advanceTimersByTimeAsync(1);
      rents = false;
      vi.advanceTimersByTime(60_000);
      const changed = await onOfferNow(api, log);
      expect([changed.has(houseSearches.rent), changed.has(houseSearches.buy)]).toEqual([false, true]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is waited for half a second, and by nobody else until it is told', async () => {
    vi.useFakeTimers();
    try {
      let tell = (_: { found: boolean[] }) => {};
      const api = {
        searchesOffered: (all: unknown[]) =>
          new Promise((resolve) => (tell = () => resolve({ found: all.map(() => false) }))),
      } as unknown as ApiClient;
      const first = onOfferNow(api, log);
      await vi.advanceTimersByTimeAsync(500);
      expect(await first).toBe(everything);
      expect(await onOfferNow(api, log)).toBe(everything);
      expect(onOfferState(api)).toEqual({ version: 0, isCertain: false });
      for (let call = 0; call < 10; call += 1) {
        tell({ found: [] });
        await vi.advanceTimersByTimeAsync(1);
      }
      expect((await onOfferNow(api, log)).has(houseSearches.all)).toBe(false);
      expect(onOfferState(api)).toEqual({ version: 1, isCertain: true });
    } finally {
      vi.useRealTimers();
    }
  });

  test('is asked only of links that are searches', async () => {
    const api = telling(() => false);
    const has = await linksWithHomes(['/imoveis', '/corretor/ana', '/imoveis-antigos'], { api, log });
    expect(['/imoveis', '/corretor/ana', '/imoveis-antigos'].map(has)).toEqual([false, true, true]);
    expect(api.searchesOffered).toHaveBeenCalledTimes(1);
  });
});
