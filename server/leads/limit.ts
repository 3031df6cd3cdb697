import { LRUCache } from 'lru-cache';
import { networkOf } from '@domain/network';
import type { LeadLimit } from '~/features/leads/lead-desk';

/** Leads that one address may send in a window, wide: a mobile network's visitors share one. */
const maxLeads = 60;
const windowMs = 10 * 60_000;
/** Addresses that are remembered; of more, the longest silent are forgotten. */
const maxAddresses = 10_000;

/** Counts leads by the visitor's address, in this process. @param now for tests */
export function leadLimit(now: () => number = Date.now): LeadLimit {
  const counts = new LRUCache<string, { sent: number; until: number }>({ max: maxAddresses });
  return (ip) => {
    if (ip === null) return 0;
    const address = networkOf(ip);
    const known = counts.get(address);
    const count = known && known.until > now() ? known : { sent: 0, until: now() + windowMs };
    if (count.sent >= maxLeads) return Math.ceil((count.until - now()) / 1000);
    counts.set(address, { ...count, sent: count.sent + 1 });
    return 0;
  };
}
