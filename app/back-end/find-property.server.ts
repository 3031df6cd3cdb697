import { logged } from '@domain/logged';
import type { AppLoadContext } from '@remix-run/node';
import { type Offer, offerKey } from '@domain/offer';
import type { GoneProperty, PropertyDetail } from '~/domain/property';
import { ApiHttpError, isRefusal } from './errors.server';
import type { ApiClient } from './client.server';
import { answersWithAge } from './kept-answers.server';

type Context = Pick<AppLoadContext, 'api' | 'log'>;

type Answer =
  | { kind: 'found'; detail: PropertyDetail }
  | { kind: 'unavailable'; /** What is still told of it. */ gone?: GoneProperty | null }
  | { kind: 'not-found' };

/** `since`: when the back end said so, in ms, where it fails now. */
export type Found = (Answer & { since?: number }) | { kind: 'failed' };

/** A page waits this long for its property, in ms: the whole page is to answer within 3 s. */
const timeoutMs = 1800;

/** What the back end says of a property: on offer, or why not. @throws where it fails */
async function askFor(api: ApiClient, { phase, negotiation, id }: Offer): Promise<Answer> {
  try {
    const detail = await api.product(phase, id, negotiation, { timeoutMs });
    if (detail.id !== id) throw new Error(`the back end answered ${detail.id} for the property ${id}`);
    return { kind: 'found', detail };
  } catch (error) {
    const gone = goneAs(error);
    if (gone) return gone;
    throw error;
  }
}

/** It is asked each time; 500 properties, about 10 KB each, may stand in for what it does not say for some minutes. */
const answerFor = answersWithAge(askFor, {
  freshMs: 0,
  standInMs: ({ kind }: Answer) => (kind === 'found' ? 15 * 60_000 : 0),
  retryMs: 0,
  max: 500,
  keyOf: offerKey,
});

/**
 * Asks for a property (spec 2 §8: the error's message tells which kind it is). Where the back end fails,
 * what it said in the last minutes stands in for its answer.
 */
export async function findProperty(offer: Offer, { api, log }: Context): Promise<Found> {
  const told = logged(log, 'a property could not be had');
  try {
    const { value, since, failure } = await answerFor(api, offer);
    if (!failure) return value;
    told(failure.reason);
    return { ...value, since };
  } catch (error) {
    told(error);
    return { kind: 'failed' };
  }
}

/** A refusal without a message counts as not found; that of a server that breaks says nothing of the property. */
function goneAs(error: unknown): Answer | null {
  if (!(error instanceof ApiHttpError)) return null;
  const { status, answer } = error;
  const message = answer?.message ?? '';
  if (status === 410 || message.includes('Indisponível'))
    return { kind: 'unavailable', gone: answer?.product };
  const isUnknown = status === 404 || message.includes('Produto não encontrado');
  return isUnknown || (isRefusal(error) && !message) ? { kind: 'not-found' } : null;
}
