import { fork } from 'node:child_process';
import { step, tool } from '../../scripts/workshop/steps.mjs';
import { Child } from '../measure/child';
import { Load } from '../measure/load';
import { spread, type Spread } from '../measure/stats';
import { withBeacons } from './beacons';
import { type PageName, pageNames, pages } from './pages';
import type { Question, Reply } from './protocol';

const connections = 20;
const warmUpMs = 1500;
const warmUpPages = 4000;
const mostWarmUpMs = 40_000;
const sliceMs = 300;
const rounds = 30;

/** Pages per second, and CPU time per page in µs. */
type Slice = { rate: number; micros: number };

export interface RenderResult {
  pageBytes: number;
  reactBytes: number;
  site: { rate: Spread; cpuMs: Spread };
  bare: { rate: Spread; cpuMs: Spread };
  react: { rate: Spread; cpuMs: Spread };
  /** React with Remix's components: RemixServer, Meta, Links, Scripts. */
  whole: { rate: Spread; cpuMs: Spread };
  /** Ratios of the website's rate, per slice. */
  ofReact: Spread;
  ofWhole: Spread;
  ofBare: Spread;
  /** CPU time with beacons relative to before; `again` without beacons is the noise. */
  withBeacons: Spread;
  again: Spread;
  /** CPU time relative to React's. */
  cpuOfReact: Spread;
  /** CPU time of the middleware (Express, log, guard, headers) above a bare server, µs. */
  chainMicros: Spread;
}

/** Uncached pages compared with a bare server and with React alone; alternating. */
export async function benchRender(): Promise<Record<PageName, RenderResult>> {
  await buildRenderer();
  const results: Partial<Record<PageName, RenderResult>> = {};
  for (const name of pageNames) results[name] = await step(`Rendering: ${name}`, () => measure(name));
  return results as Record<PageName, RenderResult>;
}

export const buildRenderer = () =>
  step('Building the site with the bench’s server', () =>
    tool('@remix-run/dev/dist/cli.js', ['vite:build', '--config', 'bench/render/vite.config.ts'], {
      quiet: true,
    }),
  );

export const startRenderer = (page: PageName) =>
  new Child<Question, Reply>(
    fork('data/bench/build/server/index.js', [page], {
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );

async function measure(page: PageName): Promise<RenderResult> {
  const { path } = pages[page];
  const server = startRenderer(page);
  const ready = await server.told('ready');
  const loads = {
    site: new Load(ready.sitePort, connections),
    bare: new Load(ready.barePort, connections),
    // The website's smallest response, and the same from the bare server.
    chain: new Load(ready.sitePort, connections),
    bareSmall: new Load(ready.barePort, connections),
  };
  const paths = { site: path, bare: '/', chain: '/healthz', bareSmall: '/small' };
  await Promise.all(Object.values(loads).map((load) => load.open()));

  const served = async (name: keyof typeof loads, ms: number): Promise<Slice> => {
    const before = await server.ask({ ask: 'cpu' }, 'cpu');
    const { answered, seconds } = await loads[name].run(ms, paths[name]);
    const after = await server.ask({ ask: 'cpu' }, 'cpu');
    return { rate: answered / seconds, micros: (after.micros - before.micros) / answered };
  };
  const rendered = async (tree: 'own' | 'whole', ms: number): Promise<Slice> => {
    const { renders, micros, seconds } = await server.ask({ ask: 'react', ms, tree }, 'react');
    return { rate: renders / seconds, micros: micros / renders };
  };

  const slices: Record<
    'site' | 'beacons' | 'again' | 'bare' | 'react' | 'whole' | 'chain' | 'bareSmall',
    Slice
  >[] = [];
  // Measures compiled code: the compiler needs some thousand pages.
  const started = performance.now();
  for (let pages = 0; pages < warmUpPages && performance.now() - started < mostWarmUpMs;) {
    pages += (await loads.site.run(warmUpMs, path)).answered;
    await rendered('own', warmUpMs / 4);
    await rendered('whole', warmUpMs / 4);
    for (const name of ['bare', 'chain', 'bareSmall'] as const)
      await loads[name].run(warmUpMs / 5, paths[name]);
  }
  for (let round = 0; round < rounds; round++) {
    const site = await served('site', sliceMs);
    const beacons = await withBeacons(ready.sitePort, () => served('site', sliceMs));
    const again = await served('site', sliceMs);
    const react = await rendered('own', sliceMs);
    const whole = await rendered('whole', sliceMs);
    const bare = await served('bare', sliceMs);
    const chain = await served('chain', sliceMs / 2);
    slices.push({
      site,
      beacons,
      again,
      react,
      whole,
      bare,
      chain,
      bareSmall: await served('bareSmall', sliceMs / 2),
    });
  }
  for (const load of Object.values(loads)) load.close();
  await server.end();

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
    whole: of('whole'),
    ofReact: spread(slices.map(({ site, react }) => site.rate / react.rate)),
    ofWhole: spread(slices.map(({ site, whole }) => site.rate / whole.rate)),
    ofBare: spread(slices.map(({ site, bare }) => site.rate / bare.rate)),
    withBeacons: spread(slices.map(({ site, beacons }) => beacons.micros / site.micros)),
    again: spread(slices.map(({ site, again }) => again.micros / site.micros)),
    cpuOfReact: spread(slices.map(({ site, react }) => site.micros / react.micros)),
    chainMicros: spread(slices.map(({ chain, bareSmall }) => chain.micros - bareSmall.micros)),
  };
}
