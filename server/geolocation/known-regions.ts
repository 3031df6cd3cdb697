import { LRUCache } from 'lru-cache';
import { clock } from '@domain/kernel/clock';
import type { Region } from '@domain/geo/geolocation';
import type { KnownRegions } from '~/domain/visitor-region';

const knownMs = 10 * 60_000;
const max = 2_000;

/** Lets the next page of a visitor begin with the right menus, without a cookie (settled §8). */
export function createKnownRegions(): KnownRegions {
  const perf = { now: () => clock.monotonicNow() };
  const regions = new LRUCache<string, Region>({ max, ttl: knownMs, perf });
  return {
    of: (ip) => regions.get(ip) ?? null,
    remember: (ip, region) => void regions.set(ip, region),
  };
}
