import { fork } from 'node:child_process';
import { createRandom } from '@api/demo/random';
import { Child } from '../measure/child';
import { pinProcessors } from '../measure/pin-processors';
import { type Answered, Load } from '../measure/load';
import { percentile, spread, type Spread } from '../measure/stats';
import { startWebsite, untilQuiet } from '../measure/website';
import { zipf } from './addresses';
import type { Prepared } from './prepare';
import type { Question, Reply } from './protocol';
import { type OfReact, ofReact, type ReactAlone } from './react';
import { type ImportingResult, measureWhileImporting } from './while-importing';

const connections = 20;
const addressCount = 500;
const listingCount = 270;
const timesSeen = 4;
const packingMs = 240_000;
/** Many short slices spread the machine's other load over both servers. */
const rounds = 24;
const [sliceMs, aloneMs, reactMs, warmUpMs] = [500, 250, 150, 2_000];

export interface WarmResult {
  meanBytes: number;
  rate: Spread;
  ofBare: Spread;
  /** 99th percentile at 20 connections, ms, and relative to the bare server. */
  p99: Spread;
  p99OfBare: Spread;
  cpu: OfReact;
  kept: Spread;
  /** Latency of one connection, ms; the median also relative to the bare server. */
  alone: { median: Spread; p99: Spread; ofBare: Spread };
  whileImporting: ImportingResult;
}

/** Compares the website (64 MB of page cache, 500 warm addresses) with a bare server that sends the same bytes. */
export async function measureWarm(
  { settings, addresses, listings }: Prepared,
  react: ReactAlone,
): Promise<WarmResult> {
  const website = await startWebsite({ ...settings, PAGE_CACHE_MB: '64' });
  const bare = new Child<Question, Reply>(fork('bench/site/bare.ts'));
  const [home, ...others] = addresses.others;
  const rest = [...others, ...addresses.brokers, ...listings.slice(0, listingCount)];
  rest.push(...addresses.properties.slice(0, addressCount - 1 - rest.length));
  const random = createRandom('visits');
  const paths = [home!, ...random.shuffled(rest)];
  const loads: Load[] = [];
  const loadOn = (port: number, count: number) => {
    const load = new Load(port, count, ['accept-encoding: br']);
    loads.push(load);
    return load;
  };
  try {
    const { port } = await bare.told('ready');
    const site = loadOn(website.port, connections);
    // Repeated requests trigger the best compression (server/page-cache), which must end before the measurement.
    for (let time = 0; time < timesSeen; time++) await site.each(paths);
    await untilQuiet(website, packingMs);
    const { meanBytes } = await bare.ask({ ask: 'copy', origin: website.origin, paths }, 'copied');
    const many = { site, bare: loadOn(port, connections) };
    const one = { site: loadOn(website.port, 1), bare: loadOn(port, 1) };
    const next = zipf(paths, random);
    const slices = await pinProcessors([website.pid, bare.pid], async () => {
      for (const load of [many.site, many.bare, one.site, one.bare]) await load.run(warmUpMs, next);
      const slices = [];
      for (let round = 0; round < rounds; round++) {
        const micros = await website.cpuMicros();
        const answered = await many.site.run(sliceMs, next);
        slices.push({
          site: answered,
          micros: ((await website.cpuMicros()) - micros) / answered.answered,
          bare: await many.bare.run(sliceMs, next),
          aloneSite: await one.site.run(aloneMs, next),
          aloneBare: await one.bare.run(aloneMs, next),
          react: await react.micros('listing', reactMs),
        });
      }
      return slices;
    });
    const rate = ({ answered, seconds }: Answered) => answered / seconds;
    const at = (p: number, { times }: Answered) => percentile(times, p);
    return {
      meanBytes,
      rate: spread(slices.map((slice) => rate(slice.site))),
      ofBare: spread(slices.map((slice) => rate(slice.site) / rate(slice.bare))),
      p99: spread(slices.map((slice) => at(0.99, slice.site))),
      p99OfBare: spread(slices.map((slice) => at(0.99, slice.site) / at(0.99, slice.bare))),
      cpu: ofReact(slices),
      kept: spread(slices.map((slice) => slice.site.kept / slice.site.answered)),
      alone: {
        median: spread(slices.map((slice) => at(0.5, slice.aloneSite))),
        p99: spread(slices.map((slice) => at(0.99, slice.aloneSite))),
        ofBare: spread(slices.map((slice) => at(0.5, slice.aloneSite) / at(0.5, slice.aloneBare))),
      },
      whileImporting: await measureWhileImporting(website, settings, next),
    };
  } finally {
    for (const load of loads) load.close();
    await bare.end();
    await website.stop();
  }
}
