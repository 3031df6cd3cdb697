import { LRUCache } from 'lru-cache';
import { type CepPlace, type FindCep, readCepPlace } from '~/features/announce/cep';
import type { InfoLog } from '@domain/kernel/logged';

/** A CEP lookup is optional and must not delay a form. */
const timeoutMs = 800;
const maxAnswerBytes = 10_000;
const cacheMs = 24 * 3600_000;

/** The provider receives only the CEP. Answers and misses are cached. */
export function cepLookup(url: string, log: InfoLog, fetch = globalThis.fetch): FindCep {
  const known = new LRUCache<string, { place: CepPlace | null }>({ max: 5_000, ttl: cacheMs });
  return async (cep) => {
    const cached = known.get(cep);
    if (cached) return cached.place;
    try {
      const response = await fetch(url.replaceAll('{cep}', cep), {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (!response.ok && response.status !== 404) throw new Error(`status ${response.status}`);
      const place = response.ok && text.length <= maxAnswerBytes ? readCepPlace(JSON.parse(text)) : null;
      known.set(cep, { place });
      return place;
    } catch (error) {
      log.info({ reason: (error as Error).message }, 'CEP lookup failed');
      return null;
    }
  };
}
