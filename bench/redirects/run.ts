import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { step, tool } from '../../scripts/workshop/steps.mjs';
import { percentile, spread, type Spread } from '../measure/stats';
import { Load } from '../render/load';
import { pages } from '../render/pages';
import { flood } from './flood';
import { hostileAddresses } from './hostile';
import type { Chain, Question, Reply } from './protocol';

const warmUpMs = 4000;
const sliceMs = 400;
const rounds = 25;
const connections = 10;
/** Answered before the memory is looked at for the first time: caches are full and code is compiled then. */
const floodWarmUp = 20_000;
const floodSize = 100_000;

export interface RedirectsResult {
  /** Own time of everything in front of a page, median of a slice, µs. */
  chain: Record<Chain, Spread>;
  /** Processor time of a fresh page, µs. */
  pageMicros: Spread;
  /** The chain's time as a share of the page's, slice by slice. */
  ofPage: Spread;
  flood: { statuses: Record<string, number>; seconds: number; heapMb: number[]; rssMb: number[] };
}

/** What redirects cost a page that needs none, and what a flood of hostile addresses leaves behind. */
export async function benchRedirects(): Promise<RedirectsResult> {
  await step('Building the site with the server of this part', () =>
    tool('@remix-run/dev/dist/cli.js', ['vite:build', '--config', 'bench/redirects/vite.config.ts'], {
      quiet: true,
    }),
  );
  return step('Redirects', () => measure('data/bench/redirects/server/index.js'));
}

async function measure(serverFile: string): Promise<RedirectsResult> {
  const server = fork(serverFile, {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: ['--expose-gc'],
  });
  const { sitePort, chainPorts } = await answerOf(server, 'ready');
  const costs = await measureChain(server, sitePort, chainPorts);

  const next = hostileAddresses(1);
  const memory = [];
  await flood(sitePort, floodWarmUp, connections, next);
  memory.push(await ask(server, { ask: 'memory' }, 'memory'));
  const started = performance.now();
  const statuses: Record<string, number> = {};
  for (let part = 0; part < 4; part++) {
    for (const [status, count] of await flood(sitePort, floodSize / 4, connections, next)) {
      statuses[status] = (statuses[status] ?? 0) + count;
    }
    memory.push(await ask(server, { ask: 'memory' }, 'memory'));
  }
  const seconds = (performance.now() - started) / 1000;
  server.disconnect();
  await once(server, 'exit');
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

async function measureChain(server: ChildProcess, sitePort: number, chainPorts: Record<Chain, number>) {
  const loads = {
    site: new Load(sitePort, pages.listing.path, connections),
    // One at a time: what is measured is the way through the code, not the wait for a turn.
    plain: new Load(chainPorts.plain, pages.listing.path, 1),
    many: new Load(chainPorts.many, pages.listing.path, 1),
  };
  await Promise.all(Object.values(loads).map((load) => load.open()));
  const pageMicros = async (ms: number) => {
    const before = await ask(server, { ask: 'cpu' }, 'cpu');
    const { answered } = await loads.site.run(ms);
    const after = await ask(server, { ask: 'cpu' }, 'cpu');
    return (after.micros - before.micros) / answered;
  };
  const chainMicros = async (of: Chain, ms: number) => {
    await loads[of].run(ms);
    const { micros } = await ask(server, { ask: 'chain', of }, 'chain');
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

type Told<Kind extends Reply['tell']> = Extract<Reply, { tell: Kind }>;

function ask<Kind extends Reply['tell']>(server: ChildProcess, question: Question, kind: Kind) {
  server.send(question);
  return answerOf(server, kind);
}

function answerOf<Kind extends Reply['tell']>(server: ChildProcess, kind: Kind): Promise<Told<Kind>> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The server ended before it answered'));
    server.once('exit', ended);
    server.once('message', (reply: Reply) => {
      server.off('exit', ended);
      if (reply.tell === kind) resolve(reply as Told<Kind>);
      else reject(new Error(`Expected ${kind}, got ${reply.tell}`));
    });
  });
}
