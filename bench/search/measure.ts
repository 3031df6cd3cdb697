import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Backend } from '@api/backend';
import { filtersOf } from './searches';

/** Makes one search through the back end's own `fetch`; returns how long the whole answer took, ms. */
export async function timeSearch(backend: Backend, address: string): Promise<number> {
  const filters = filtersOf(address);
  const start = performance.now();
  const response = await backend.fetch(
    new Request('http://back-end.invalid/search/properties', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(filters),
    }),
  );
  const answer = (await response.json()) as { items?: unknown[] };
  const took = performance.now() - start;
  if (!answer.items) throw new Error(`${address} answered ${response.status}`);
  return took;
}

/** How many searches are made at once where it is measured how long the server stands still. */
export const burstSize = 50;
const resolutionMs = 1;

/** The longest that this process's event loop stood still (ms) in `bursts` of 50 searches at once; and each burst's time. */
export async function timeBursts(backend: Backend, addresses: readonly string[], bursts: number) {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  const stalls: number[] = [];
  const took: number[] = [];
  for (let burst = 0; burst < bursts; burst++) {
    const searches = Array.from({ length: burstSize }, (_, i) => addresses[(i + burst) % addresses.length]!);
    await new Promise((resolve) => setTimeout(resolve, 50));
    delay.reset();
    delay.enable();
    const start = performance.now();
    await Promise.all(searches.map((address) => timeSearch(backend, address)));
    took.push(performance.now() - start);
    // One more turn, so that a stall at the very end is seen too.
    await new Promise((resolve) => setTimeout(resolve, 5));
    delay.disable();
    stalls.push(Math.max(0, delay.max / 1e6 - resolutionMs));
  }
  return { stalls, took };
}
