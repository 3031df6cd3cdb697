import { LRUCache } from 'lru-cache';
import type { Limit } from '@api/repositories/attempts';
import { clock } from '@domain/clock';
import { networkOf, loggedNetworkOf } from '@domain/network';
import type { WarningLog } from '@domain/logged';
import type { AddressLimit } from '~/request/address-limit';

/** Addresses that are remembered; of more, the longest silent are forgotten. */
const maxAddresses = 10_000;

/**
 * Counts by the visitor's address, in this process; the log is told of each one that is refused.
 * @param name what is limited, for the log
 * @param now for tests
 */
export function addressLimit(
  name: string,
  { most, seconds }: Limit,
  log: WarningLog,
  now: () => number = clock.nowMs,
): AddressLimit {
  const counts = new LRUCache<string, { sent: number; until: number }>({ max: maxAddresses });
  return (ip) => {
    if (ip === null) return 0;
    const address = networkOf(ip);
    const known = counts.get(address);
    const count = known && known.until > now() ? known : { sent: 0, until: now() + seconds * 1000 };
    if (count.sent >= most) {
      log.warn({ security: true, limit: name, network: loggedNetworkOf(ip) }, 'a limit was reached');
      return Math.ceil((count.until - now()) / 1000);
    }
    counts.set(address, { ...count, sent: count.sent + 1 });
    return 0;
  };
}
