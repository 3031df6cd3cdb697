import { readWebhookUrl } from '@api/leads/webhook-settings';
import { startOf } from '@api/leads/mautic/answer';
import { geolocationAnswer } from '@contract/geolocation';
import { type FindPlace, type Geolocation, readGeolocation } from '@domain/geo/geolocation';
import type { InfoLog } from '@domain/kernel/logged';
import { CircuitBreaker } from '~/back-end/circuit-breaker.server';
import { cacheAnswers } from '~/back-end/response-cache.server';

const timeoutMs = 1000;
const maxAnswerBytes = 10_000;
/** Answers stay in the memory of this process. */
const knownMs = 10 * 60_000;
const maxKnown = 2_000;

/** Requires `{ip}`, and https or http on this machine. */
export const isGeolocationUrl = (text: string): boolean =>
  text.includes('{ip}') && readWebhookUrl(text.replaceAll('{ip}', '203.0.113.7')) !== null;

/** Logs no error message, which could contain the address. @returns null if no usable answer comes within a second */
export function geolocationLookup(url: string, log: InfoLog, fetch = globalThis.fetch): FindPlace {
  const circuitBreaker = new CircuitBreaker();
  const owner = {};

  async function fetchLocation(ip: string): Promise<Geolocation> {
    if (!circuitBreaker.admits()) throw new Error('it is not asked for a while');
    try {
      const response = await fetch(url.replaceAll('{ip}', encodeURIComponent(ip)), {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await startOf(response, maxAnswerBytes);
      if (!response.ok || text.length > maxAnswerBytes) throw new Error('no answer that is read');
      const { country, region } = geolocationAnswer.parse(JSON.parse(text));
      circuitBreaker.succeeded();
      return readGeolocation({ country, region: region ?? undefined }, ip);
    } catch (error) {
      circuitBreaker.failed();
      log.info({ reason: (error as Error).name }, 'geolocation lookup failed');
      throw error;
    }
  }
  const places = cacheAnswers(
    { freshMs: knownMs, maxStaleMs: 2 * knownMs, max: maxKnown },
    (_: object, ip: string) => fetchLocation(ip),
  );
  return (ip) => places(owner, ip).catch(() => null);
}
