import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { spread, type Spread } from '../measure/stats';
import { Load } from './load';
import { pagePath } from './page';
import type { Question, Reply } from './protocol';

const connections = 20;
const warmUpMs = 1500;
const sliceMs = 300;
const rounds = 24;

/** One variant's slices: pages a second, and processor time a page (µs). */
type Slice = { rate: number; micros: number };

export interface RenderResult {
  pageBytes: number;
  reactBytes: number;
  site: { rate: Spread; cpuMs: Spread };
  bare: { rate: Spread; cpuMs: Spread };
  react: { rate: Spread; cpuMs: Spread };
  /** The site's rate as a share of the other's, slice by slice. */
  ofReact: Spread;
  ofBare: Spread;
  /** The site's processor time in units of React's. */
  cpuOfReact: Spread;
}

/** The listing page rendered fresh, against a bare server and against React alone; in turns, in one run. */
export async function benchRender(serverFile: string, execArgv: string[] = []): Promise<RenderResult> {
  const server = fork(serverFile, { execArgv, env: { ...process.env, NODE_ENV: 'production' } });
  const ready = await answerOf(server, 'ready');
  const loads = {
    site: new Load(ready.sitePort, pagePath, connections),
    bare: new Load(ready.barePort, '/', connections),
  };
  await Promise.all(Object.values(loads).map((load) => load.open()));

  const served = async (name: keyof typeof loads, ms: number): Promise<Slice> => {
    const before = await ask(server, { ask: 'cpu' }, 'cpu');
    const { answered, seconds } = await loads[name].run(ms);
    const after = await ask(server, { ask: 'cpu' }, 'cpu');
    return { rate: answered / seconds, micros: (after.micros - before.micros) / answered };
  };
  const rendered = async (ms: number): Promise<Slice> => {
    const { renders, micros, seconds } = await ask(server, { ask: 'react', ms }, 'react');
    return { rate: renders / seconds, micros: micros / renders };
  };

  const slices: Record<'site' | 'bare' | 'react', Slice>[] = [];
  for (let warm = 0; warm < 2; warm++) {
    await served('site', warmUpMs);
    await served('bare', warmUpMs / 3);
    await rendered(warmUpMs / 2);
  }
  for (let round = 0; round < rounds; round++) {
    const site = await served('site', sliceMs);
    const react = await rendered(sliceMs);
    slices.push({ site, react, bare: await served('bare', sliceMs) });
  }
  for (const load of Object.values(loads)) load.close();
  server.disconnect();
  await once(server, 'exit');

  const of = (name: keyof (typeof slices)[number]) => ({
    rate: spread(slices.map((slice) => slice[name].rate)),
    cpuMs: spread(slices.map((slice) => slice[name].micros / 1000)),
  });
  return {
    pageBytes: ready.pageBytes,
    reactBytes: ready.reactBytes,
    site: of('site'),
    bare: of('bare'),
    react: of('react'),
    ofReact: spread(slices.map(({ site, react }) => site.rate / react.rate)),
    ofBare: spread(slices.map(({ site, bare }) => site.rate / bare.rate)),
    cpuOfReact: spread(slices.map(({ site, react }) => site.micros / react.micros)),
  };
}

type Told<Kind extends Reply['tell']> = Extract<Reply, { tell: Kind }>;

function ask<Kind extends Reply['tell']>(
  server: ChildProcess,
  question: Question,
  kind: Kind,
): Promise<Told<Kind>> {
  server.send(question);
  return answerOf(server, kind);
}

/** The server's next word. Its end, which is an error's, ends the wait. */
async function answerOf<Kind extends Reply['tell']>(server: ChildProcess, kind: Kind): Promise<Told<Kind>> {
  const ended = new AbortController();
  const exit = (code: number) => ended.abort(new Error(`The measured server ended with code ${code}`));
  server.once('exit', exit);
  const [reply] = (await once(server, 'message', { signal: ended.signal }).catch(() => {
    throw ended.signal.reason;
  })) as [Reply];
  server.off('exit', exit);
  if (reply.tell !== kind) throw new Error(`Expected ${kind}, got ${reply.tell}`);
  return reply as Told<Kind>;
}
