import type { AppLoadContext } from '@remix-run/node';
import { phaseOf } from '@domain/taxonomy/conditions';
import { findProperty, type Found } from '~/back-end/find-property.server';
import type { GoneProperty, PropertyDetail } from '~/domain/property';

/** What became of the homes that were asked for. */
export interface Homes {
  found: PropertyDetail[];
  /** Not on offer any more; `told` is what is still told of it. */
  gone: { id: number; told: GoneProperty | null }[];
  unknown: number[];
  /** The back end does not say. */
  failed: number[];
}

type Context = Pick<AppLoadContext, 'api' | 'log'>;

/** Asks for these homes side by side. */
export async function homesOf(ids: readonly number[], context: Context): Promise<Homes> {
  const answers = await Promise.all(ids.map(async (id) => ({ id, answer: await findByNumber(id, context) })));
  const homes: Homes = { found: [], gone: [], unknown: [], failed: [] };
  for (const { id, answer } of answers) {
    if (answer.kind === 'found') homes.found.push(answer.detail);
    else if (answer.kind === 'unavailable') homes.gone.push({ id, told: answer.gone ?? null });
    else homes[answer.kind === 'failed' ? 'failed' : 'unknown'].push(id);
  }
  return homes;
}

/**
 * The call wants a phase, and a number says none. Most homes are used ones; our own back end finds a home by its number
 * alone, of one that looks under the phase the second asking is the right one.
 */
async function findByNumber(id: number, context: Context): Promise<Found> {
  const used = await findProperty({ phase: phaseOf('used'), negotiation: 'sell', id }, context);
  if (used.kind !== 'not-found') return used;
  return findProperty({ phase: phaseOf('new'), negotiation: 'sell', id }, context);
}
