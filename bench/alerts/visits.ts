import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { withoutPlace, withPlace } from '../search/searches';

const addresses = [...withPlace, ...withoutPlace];

/** Visitors of a website at a port of this machine: its listings in turns. */
export class Visitors {
  readonly #agent = new Agent({ keepAlive: true });
  #next = 0;

  constructor(private readonly port: number) {}

  /** Pages a second where `visitors` ask for one after the other, for so long. */
  async capacity(ms: number, visitors = 8): Promise<number> {
    const start = performance.now();
    let pages = 0;
    const one = async () => {
      while (performance.now() - start < ms) if (await this.#visit()) pages++;
    };
    await Promise.all(Array.from({ length: visitors }, one));
    return pages / ((performance.now() - start) / 1_000);
  }

  /**
   * Pages at a steady pace, whatever is answered, while something else is done.
   * @returns how long each took, ms, from when it was to be asked for; one that was refused took for ever
   */
  async during(pagesPerSecond: number, work: () => Promise<unknown>): Promise<number[]> {
    let isOver = false;
    const all: Promise<number>[] = [];
    const start = performance.now();
    const asking = (async () => {
      for (let due = start; !isOver; due += 1_000 / pagesPerSecond) {
        await pause(Math.max(0, due - performance.now()));
        all.push(this.#visit().then((isServed) => (isServed ? performance.now() - due : Infinity)));
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

  /** Whether the page came; a website that is asked for more than it can do refuses some. */
  #visit(): Promise<boolean> {
    const path = addresses[this.#next++ % addresses.length]!;
    return new Promise((resolve, reject) => {
      get({ port: this.port, path, agent: this.#agent, headers: { accept: 'text/html' } }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode === 200));
      }).once('error', reject);
    });
  }
}
