import type { AppLoadContext } from '@remix-run/node';
import { phaseOf } from '@domain/taxonomy/conditions';
import { findProperty, type Found } from '~/back-end/find-property.server';
import type { GoneProperty, PropertyDetail } from '~/domain/property';

export interface FoundProperties {
  found: PropertyDetail[];
  /** No longer available; `told` is the remaining data. */
  gone: { id: number; told: GoneProperty | null }[];
  unknown: number[];
  /** The back end did not answer. */
  failed: number[];
}

type Context = Pick<AppLoadContext, 'api' | 'log'>;

export async function loadProperties(ids: readonly number[], context: Context): Promise<FoundProperties> {
  const answers = await Promise.all(ids.map(async (id) => ({ id, answer: await findByNumber(id, context) })));
  const properties: FoundProperties = { found: [], gone: [], unknown: [], failed: [] };
  for (const { id, answer } of answers) {
    if (answer.kind === 'found') properties.found.push(answer.detail);
    else if (answer.kind === 'unavailable') properties.gone.push({ id, told: answer.gone ?? null });
    else properties[answer.kind === 'failed' ? 'failed' : 'unknown'].push(id);
  }
  return properties;
}

/**
 * The call needs a phase, but an id has none: first 'used', the most frequent, then 'new'.
 * Our back end ignores the phase; other back ends need the second call.
 */
async function findByNumber(id: number, context: Context): Promise<Found> {
  const used = await findProperty({ phase: phaseOf('used'), negotiation: 'sell', id }, context);
  if (used.kind !== 'not-found') return used;
  return findProperty({ phase: phaseOf('new'), negotiation: 'sell', id }, context);
}
