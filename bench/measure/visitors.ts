import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isCached } from './answer-reader';
import { percentile } from './stats';

export interface Visit {
  /** Since the scheduled time; Infinity if the server refused the request. */
  ms: number;
  isKept: boolean;
}

export const p99Of = (visits: readonly Visit[]) =>
  percentile(
    visits.map(({ ms }) => ms),
    0.99,
  );

export function roundRobin(paths: readonly string[]): () => string {
  let turn = 0;
  return () => paths[turn++ % paths.length]!;
}

export class Visitors {
  readonly #agent = new Agent({ keepAlive: true });

  constructor(
    private readonly port: number,
    private readonly next: () => string,
    private readonly encoding = 'identity',
  ) {}

  /** Pages per second with `visitors` concurrent visitors, measured for `ms`. */
  async capacity(ms: number, visitors = 8): Promise<number> {
    const start = performance.now();
    let pages = 0;
    const one = async () => {
      while (performance.now() - start < ms) if (await this.#visit()) pages++;
    };
    await Promise.all(Array.from({ length: visitors }, one));
    return pages / ((performance.now() - start) / 1_000);
  }

  /** Requests pages at a constant rate during `work`. */
  async during(pagesPerSecond: number, work: () => Promise<unknown>): Promise<Visit[]> {
    let isOver = false;
    const all: Promise<Visit>[] = [];
    const start = performance.now();
    const asking = (async () => {
      for (let due = start; !isOver; due += 1_000 / pagesPerSecond) {
        await pause(Math.max(0, due - performance.now()));
        all.push(
          this.#visit().then((served) => ({
            ms: served ? performance.now() - due : Infinity,
            isKept: served?.isKept ?? false,
          })),
        );
      }
    })();
    await work();
    isOver = true;
    await asking;
    return Promise.all(all);
  }

  close(): void {
    this.#agent.destroy();
  }

  #visit(): Promise<Pick<Visit, 'isKept'> | null> {
    const headers = { accept: 'text/html', 'accept-encoding': this.encoding };
    return new Promise((resolve, reject) => {
      const request = get({ port: this.port, path: this.next(), agent: this.#agent, headers }, (response) => {
        const { statusCode, headers: responseHeaders } = response;
        const visit =
          statusCode === 200 ? { isKept: isCached(String(responseHeaders['server-timing'])) } : null;
        response.resume().once('end', () => resolve(visit));
      });
      // The server may close an idle connection while the request is on its way.
      request.once('error', (error: NodeJS.ErrnoException) =>
        request.reusedSocket && error.code === 'ECONNRESET' ? resolve(this.#visit()) : reject(error),
      );
    });
  }
}
