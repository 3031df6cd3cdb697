import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Backend } from '@api/backend';
import { filtersOf } from './searches';

/** Makes one search through the back end's own `fetch`; returns how long the whole answer took, ms. */
export async function timeSearch(backend: Backend, address: string): Promise<number> {
  const { took } = await search(backend, address);
  return took;
}

/** The homes of a search's page, by their ids. */
export async function homesOf(backend: Backend, address: string): Promise<number[]> {
  const { items } = await search(backend, address);
  return items.map(({ id }) => id);
}

/** Asks for the lists beside a home, of similar ones and of what may be liked too; how long the whole answer took, ms. */
export async function timeRelated(backend: Backend, id: number): Promise<number> {
  const { answer, took } = await timed(backend, `products/usado/${id}/similar`);
  if (!(answer as { similar?: unknown }).similar) throw new Error(`What is similar to ${id} was not told`);
  return took;
}

async function search(backend: Backend, address: string) {
  const { answer, took } = await timed(backend, 'search/properties', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(filtersOf(address)),
  });
  const { items } = answer as { items?: { id: number }[] };
  if (!items) throw new Error(`${address} was not answered with a list`);
  return { items, took };
}

async function timed(backend: Backend, path: string, init?: RequestInit) {
  const start = performance.now();
  const response = await backend.fetch(new Request(`http://back-end.invalid/${path}`, init));
  const answer: unknown = await response.json();
  return { answer, took: performance.now() - start };
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
