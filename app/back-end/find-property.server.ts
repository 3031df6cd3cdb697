import { logged } from '@domain/kernel/logged';
import type { AppLoadContext } from '@remix-run/node';
import { type Offer, offerKey } from '@domain/property/offer';
import type { GoneProperty, PropertyDetail } from '~/domain/property';
import { ApiHttpError, isRefusal } from './errors.server';
import type { ApiClient } from './client.server';
import { cacheAnswersWithAge } from './response-cache.server';

type Context = Pick<AppLoadContext, 'api' | 'log'>;

type Answer =
  | { kind: 'found'; detail: PropertyDetail }
  | { kind: 'unavailable'; gone?: GoneProperty | null }
  | { kind: 'not-found' };

/** `since`: ms; set if the back end fails now. */
export type Found = (Answer & { since?: number }) | { kind: 'failed' };

/** The rest is for the calls that follow. */
const budgetShare = 0.72;

async function fetchProperty(api: ApiClient, { phase, negotiation, id }: Offer): Promise<Answer> {
  try {
    const detail = await api.product(phase, id, negotiation, { budgetShare });
    if (detail.id !== id) throw new Error(`the back end answered ${detail.id} for the property ${id}`);
    return { kind: 'found', detail };
  } catch (error) {
    const gone = goneAs(error);
    if (gone) return gone;
    throw error;
  }
}

/** Asks each time. Simultaneous pages share a call only if it began under their version of the catalogue. Up to 500 answers of about 10 KB replace a failed one for 15 minutes. */
const answerFor = cacheAnswersWithAge(fetchProperty, {
  freshMs: 0,
  sharesOnly: true,
  versionOf: (api, { id }) => api.getCacheVersion?.({ home: id }),
  maxStaleMs: ({ kind }: Answer) => (kind === 'found' ? 15 * 60_000 : 0),
  retryMs: 0,
  max: 500,
  keyOf: offerKey,
});

/** Finds a property (spec 2 §8: the error's message gives the kind). A recent answer replaces a failed call. */
export async function findProperty(offer: Offer, { api, log }: Context): Promise<Found> {
  const logFailure = logged(log, 'property unavailable');
  try {
    const { value, since, failure } = await answerFor(api, offer);
    if (!failure) return value;
    logFailure(failure.reason);
    return { ...value, since };
  } catch (error) {
    logFailure(error);
    return { kind: 'failed' };
  }
}

/** A 4xx without a message means not found. A 5xx is no answer about the property. */
function goneAs(error: unknown): Answer | null {
  if (!(error instanceof ApiHttpError)) return null;
  const { status, answer } = error;
  const message = answer?.message ?? '';
  if (status === 410 || message.includes('Indisponível'))
    return { kind: 'unavailable', gone: answer?.product };
  const isUnknown = status === 404 || message.includes('Produto não encontrado');
  return isUnknown || (isRefusal(error) && !message) ? { kind: 'not-found' } : null;
}
