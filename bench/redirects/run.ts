import { fork } from 'node:child_process';
import { step, tool } from '../../scripts/workshop/steps.mjs';
import { Child } from '../measure/child';
import { Load } from '../measure/load';
import { percentile, spread, type Spread } from '../measure/stats';
import { pages } from '../render/pages';
import { flood } from './flood';
import { hostileAddresses } from './hostile';
import type { Chain, Question, Reply } from './protocol';

const warmUpMs = 4000;
const sliceMs = 400;
const rounds = 25;
const connections = 10;
/** Before the first memory measurement: fills the caches and compiles the code. */
const floodWarmUp = 20_000;
const floodSize = 100_000;

export interface RedirectsResult {
  /** Time of the middleware before a page, median of a slice, µs. */
  chain: Record<Chain, Spread>;
  /** CPU time of an uncached page, µs. */
  pageMicros: Spread;
  /** Middleware time / page time, per slice. */
  ofPage: Spread;
  flood: { statuses: Record<string, number>; seconds: number; heapMb: number[]; rssMb: number[] };
}

/** Measures the redirect middleware for a page without redirect, and the memory after a flood of hostile URLs. */
export async function benchRedirects(): Promise<RedirectsResult> {
  await step('Building the site with the server of this part', () =>
    tool('@remix-run/dev/dist/cli.js', ['vite:build', '--config', 'bench/redirects/vite.config.ts'], {
      quiet: true,
    }),
  );
  return step('Redirects', () => measure('data/bench/redirects/server/index.js'));
}

type Server = Child<Question, Reply>;

async function measure(serverFile: string): Promise<RedirectsResult> {
  const server: Server = new Child(
    fork(serverFile, { env: { ...process.env, NODE_ENV: 'production' }, execArgv: ['--expose-gc'] }),
  );
  const { sitePort, chainPorts } = await server.told('ready');
  const costs = await measureChain(server, sitePort, chainPorts);

  const next = hostileAddresses(1);
  const memory = [];
  await flood(sitePort, floodWarmUp, connections, next);
  memory.push(await server.ask({ ask: 'memory' }, 'memory'));
  const started = performance.now();
  const statuses: Record<string, number> = {};
  for (let part = 0; part < 4; part++) {
    for (const [status, count] of await flood(sitePort, floodSize / 4, connections, next)) {
      statuses[status] = (statuses[status] ?? 0) + count;
    }
    memory.push(await server.ask({ ask: 'memory' }, 'memory'));
  }
  const seconds = (performance.now() - started) / 1000;
  await server.end();
  return {
    ...costs,
    flood: {
      statuses,
      seconds,
      heapMb: memory.map(({ heapMb }) => heapMb),
      rssMb: memory.map(({ rssMb }) => rssMb),
    },
  };
}

async function measureChain(server: Server, sitePort: number, chainPorts: Record<Chain, number>) {
  const loads = {
    site: new Load(sitePort, connections),
    // One connection: measures the code, not the queue.
    plain: new Load(chainPorts.plain, 1),
    many: new Load(chainPorts.many, 1),
  };
  const { path } = pages.listing;
  await Promise.all(Object.values(loads).map((load) => load.open()));
  const pageMicros = async (ms: number) => {
    const before = await server.ask({ ask: 'cpu' }, 'cpu');
    const { answered } = await loads.site.run(ms, path);
    const after = await server.ask({ ask: 'cpu' }, 'cpu');
    return (after.micros - before.micros) / answered;
  };
  const chainMicros = async (of: Chain, ms: number) => {
    await loads[of].run(ms, path);
    const { micros } = await server.ask({ ask: 'chain', of }, 'chain');
    return percentile(micros, 0.5);
  };

  await pageMicros(warmUpMs);
  await chainMicros('plain', warmUpMs / 2);
  await chainMicros('many', warmUpMs / 2);
  const slices = [];
  for (let round = 0; round < rounds; round++) {
    slices.push({
      page: await pageMicros(sliceMs),
      plain: await chainMicros('plain', sliceMs / 2),
      many: await chainMicros('many', sliceMs / 2),
    });
  }
  for (const load of Object.values(loads)) load.close();
  return {
    chain: {
      plain: spread(slices.map(({ plain }) => plain)),
      many: spread(slices.map(({ many }) => many)),
    },
    pageMicros: spread(slices.map(({ page }) => page)),
    ofPage: spread(slices.map(({ plain, page }) => plain / page)),
  };
}
