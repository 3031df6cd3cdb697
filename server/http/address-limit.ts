import { LRUCache } from 'lru-cache';
import type { Limit } from '@api/platform/http/attempts';
import { clock } from '@domain/kernel/clock';
import { limitedNetworksOf, loggedNetworkOf } from '@domain/network/ip-network';
import type { WarningLog } from '@domain/kernel/logged';
import type { AddressLimit } from '~/request/address-limit';

const maxNetworks = 10_000;

/** Limits per visitor network, in this process. Returns seconds to wait; 0: allowed. @param name for the log */
export function addressLimit(
  name: string,
  { most: max, seconds }: Limit,
  log: WarningLog,
  now: () => number = clock.nowMs,
): AddressLimit {
  const counts = new LRUCache<string, { sent: number; until: number }>({ max: maxNetworks });
  return (ip) => {
    if (ip === null) return 0;
    const tried = limitedNetworksOf(ip).map(({ network, allowance }) => {
      const known = counts.get(network);
      const count = known && known.until > now() ? known : { sent: 0, until: now() + seconds * 1000 };
      return { network, ...count, isFull: count.sent >= max * allowance };
    });
    const full = tried.find(({ isFull }) => isFull);
    if (full) {
      log.warn({ security: true, limit: name, network: loggedNetworkOf(ip) }, 'rate limit reached');
      return Math.ceil((full.until - now()) / 1000);
    }
    for (const { network, sent, until } of tried) counts.set(network, { sent: sent + 1, until });
    return 0;
  };
}
