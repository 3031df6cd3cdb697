import type { AppLoadContext } from '@remix-run/node';
import type { Offer } from '@domain/offer';
import type { GoneProperty, PropertyDetail } from '@contract/property';
import { ApiHttpError } from '~/back-end/errors';
import { forgetProperty, keepProperty, keptProperty } from './kept-properties.server';

type Context = Pick<AppLoadContext, 'api' | 'log'>;

export type Found =
  | {
      kind: 'found';
      detail: PropertyDetail;
      /** When it was kept, in ms, where the back end fails now. */ since?: number;
    }
  | { kind: 'unavailable'; /** What is still told of it. */ gone?: GoneProperty | null }
  | { kind: 'not-found' | 'failed' };

/** A page waits this long for its property, in ms: the whole page is to answer within 3 s. */
const patience = 1800;

/**
 * Asks for a property (spec 2 §8: the error's message tells which kind it is). Where the back end fails,
 * what it said in the last minutes stands in for its answer.
 */
export async function findProperty({ phase, negotiation, id }: Offer, { api, log }: Context): Promise<Found> {
  try {
    const detail = await api.product(phase, id, negotiation, { timeoutMs: patience });
    if (detail.id !== id) throw new Error(`the back end answered ${detail.id} for the property ${id}`);
    keepProperty(api, negotiation, detail);
    return { kind: 'found', detail };
  } catch (error) {
    const gone = goneAs(error);
    if (gone) {
      forgetProperty(api, negotiation, id);
      return gone;
    }
    log.error({ reason: (error as Error).message }, 'a property could not be had');
    const kept = keptProperty(api, negotiation, id);
    return kept ? { kind: 'found', ...kept } : { kind: 'failed' };
  }
}

/** A refusal without a message counts as not found; that of a server that breaks says nothing of the property. */
function goneAs(error: unknown): Found | null {
  if (!(error instanceof ApiHttpError)) return null;
  const { status, answer } = error;
  const message = answer?.message ?? '';
  if (status === 410 || message.includes('Indisponível'))
    return { kind: 'unavailable', gone: answer?.product };
  const isUnknown = status === 404 || message.includes('Produto não encontrado');
  return isUnknown || (status === 400 && !message) ? { kind: 'not-found' } : null;
}
