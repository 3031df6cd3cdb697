import { readWebhookUrl } from '@api/leads/webhook-settings';
import { startOf } from '@api/mautic/answer';
import { geolocationAnswer } from '@contract/geolocation';
import { type FindPlace, type Geolocation, readGeolocation } from '@domain/geolocation';
import type { InfoLog } from '@domain/logged';
import { Breaker } from '~/back-end/breaker.server';
import { keptAnswers } from '~/back-end/kept-answers.server';

/** How long anybody waits for it, in ms. */
const patienceMs = 1000;
/** What is read of an answer, in characters. */
const longestAnswer = 10_000;
/** How long an address's answer is known, and how many are, in this process's memory alone. */
const knownMs = 10 * 60_000;
const mostKnown = 2_000;

/** Whether a setting is such an endpoint's address: `{ip}` in it, https, or http on this machine itself. */
export const isGeolocationUrl = (text: string): boolean =>
  text.includes('{ip}') && readWebhookUrl(text.replaceAll('{ip}', '203.0.113.7')) !== null;

/**
 * Asks the operator's geolocation endpoint where an address is. Those who ask at once of one address share one asking, and
 * an endpoint that has failed again and again is left in peace for some seconds. That it failed the log is told, and never
 * whom it was asked of: a message could repeat the address.
 * @returns null where nothing usable came within a second
 */
export function geolocationLookup(url: string, log: InfoLog, fetch = globalThis.fetch): FindPlace {
  const breaker = new Breaker();
  const keeper = {};

  async function ask(ip: string): Promise<Geolocation> {
    if (!breaker.admits()) throw new Error('it is not asked for a while');
    try {
      const response = await fetch(url.replaceAll('{ip}', encodeURIComponent(ip)), {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await startOf(response, longestAnswer);
      if (!response.ok || text.length > longestAnswer) throw new Error('no answer that is read');
      const { country, region } = geolocationAnswer.parse(JSON.parse(text));
      breaker.succeeded();
      return readGeolocation({ country, region: region ?? undefined }, ip);
    } catch (error) {
      breaker.failed();
      log.info({ reason: (error as Error).name }, 'the geolocation endpoint did not answer');
      throw error;
    }
  }
  const places = keptAnswers(
    { freshMs: knownMs, standInMs: 2 * knownMs, max: mostKnown },
    (_: object, ip: string) => ask(ip),
  );
  return (ip) => places(keeper, ip).catch(() => null);
}
