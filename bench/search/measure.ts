import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Backend } from '@api/backend';
import { filtersOf } from './searches';

/** Duration of a search with its complete response, ms. */
export async function timeSearch(backend: Backend, address: string): Promise<number> {
  const { took } = await search(backend, address);
  return took;
}

export async function propertiesOf(backend: Backend, address: string): Promise<number[]> {
  const { items } = await search(backend, address);
  return items.map(({ id }) => id);
}

/** Duration of the related lists' complete response, ms. */
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

export const burstSize = 50;
const resolutionMs = 1;

/** Longest event loop delay (ms) and duration of each burst. */
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
    await new Promise((resolve) => setTimeout(resolve, 5));
    delay.disable();
    stalls.push(Math.max(0, delay.max / 1e6 - resolutionMs));
  }
  return { stalls, took };
}
