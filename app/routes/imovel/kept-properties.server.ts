import { LRUCache } from 'lru-cache';
import type { PropertyDetail } from '@contract/property';
import type { Negotiation } from '@domain/search/filters';
import type { ApiClient } from '~/back-end/client.server';

interface KeptProperty {
  detail: PropertyDetail;
  /** When the back end said so, in ms. */
  since: number;
}

/** Properties kept, at most: about 10 KB each. */
const maxKept = 500;
/** How long one may stand in for the back end's answer, in ms. */
const keptFor = 15 * 60_000;
/** Each back end's own (a client is one), so that what belongs to it goes with it. */
const kept = new WeakMap<ApiClient, LRUCache<string, KeptProperty>>();

const keyOf = (id: number, negotiation: Negotiation) => `${negotiation} ${id}`;

/** Keeps what a property's page showed, for the time when the back end fails. */
export function keepProperty(api: ApiClient, negotiation: Negotiation, detail: PropertyDetail): void {
  const own = kept.get(api) ?? new LRUCache<string, KeptProperty>({ max: maxKept, ttl: keptFor });
  kept.set(api, own);
  own.set(keyOf(detail.id, negotiation), { detail, since: Date.now() });
}

/** What was kept of a property in the last minutes. */
export function keptProperty(api: ApiClient, negotiation: Negotiation, id: number): KeptProperty | undefined {
  return kept.get(api)?.get(keyOf(id, negotiation));
}

/** A property that is gone is not shown again. */
export function forgetProperty(api: ApiClient, negotiation: Negotiation, id: number): void {
  kept.get(api)?.delete(keyOf(id, negotiation));
}
