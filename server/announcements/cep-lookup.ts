import { LRUCache } from 'lru-cache';
import { type CepPlace, type FindCep, readCepPlace } from '~/features/announce/cep';
import type { InfoLog } from '@domain/logged';

/** How long anybody waits for it, in ms: a CEP helps, and never hinders. */
const patienceMs = 800;
/** What is read of an answer, in characters. */
const longestAnswer = 10_000;
const cacheMs = 24 * 3600_000;

/**
 * Asks the operator's provider of CEPs, which hears of the CEP and of nobody. What it has answered, a miss too, is known
 * for a day; that it failed, the log is told and nobody else.
 */
export function cepLookup(url: string, log: InfoLog, fetch = globalThis.fetch): FindCep {
  const known = new LRUCache<string, { place: CepPlace | null }>({ max: 5_000, ttl: cacheMs });
  return async (cep) => {
    const kept = known.get(cep);
    if (kept) return kept.place;
    try {
      const response = await fetch(url.replaceAll('{cep}', cep), {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await response.text();
      if (!response.ok && response.status !== 404) throw new Error(`status ${response.status}`);
      const place = response.ok && text.length <= longestAnswer ? readCepPlace(JSON.parse(text)) : null;
      known.set(cep, { place });
      return place;
    } catch (error) {
      log.info({ reason: (error as Error).message }, 'the provider of CEPs did not answer');
      return null;
    }
  };
}
