import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, step } from '../../scripts/workshop/steps.mjs';
import { Load } from '../measure/load';
import { percentile } from '../measure/stats';
import { startWebsite, type Website } from '../measure/website';

const widths = [6, 12, 20, 30, 60, 100];
const [warmUpMs, sliceMs, rounds] = [5_000, 3_000, 3];
const burst = 30;

/** A checkout with its build, which knows `DEMO_CATALOGUE=full`, compared with this one. */
const otherFolder = process.env.BENCH_OTHER;

export interface LoadFigures {
  connections: number;
  refusedShare: number;
  p50: number;
  p95: number;
  pagesPerSecond: number;
}
export interface LoadResult {
  build: string;
  asStarted: LoadFigures;
  closed: LoadFigures[];
}

/** Unseen listings at several numbers of connections. With `BENCH_OTHER` both builds take turns, each alone. */
export async function benchLoad(): Promise<LoadResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-bench-'));
  const builds = [...(otherFolder ? [{ build: 'other', at: otherFolder }] : []), { build: 'own', at: root }];
  const websites: Website[] = [];
  try {
    const measured: { build: string; website: Website; asStarted: LoadFigures }[] = [];
    for (const { build, at } of builds) {
      const start = async () => startWebsite({ DATA_DIR: join(folder, build), DEMO_CATALOGUE: 'full' }, at);
      await step(`${build}: a catalogue`, async () => (await start()).stop());
      const website = await step(`${build}: start`, start);
      websites.push(website);
      const asStarted = figures(burst, [await measure(website, burst, 0)]);
      await step(`${build}: warm-up`, () => measure(website, 5, warmUpMs));
      measured.push({ build, website, asStarted });
    }
    const slices = measured.map(() => widths.map(() => [] as Slice[]));
    for (let round = 1; round <= rounds; round += 1)
      await step(`Round ${round} of ${rounds}`, async () => {
        for (const [at, width] of widths.entries())
          for (const [index, { website }] of measured.entries())
            slices[index]![at]!.push(await measure(website, width, sliceMs));
      });
    return measured.map(({ build, asStarted }, index) => ({
      build,
      asStarted,
      closed: widths.map((width, at) => figures(width, slices[index]![at]!)),
    }));
  } finally {
    for (const website of websites) await website.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Slice = Awaited<ReturnType<Load['run']>>;

let price = 90_000_000;
const unseen = () => `/imoveis/venda/sao-paulo?preco=0-${(price += 1_000)}`;

/** `ms` 0: each connection asks once. */
async function measure({ port }: Website, connections: number, ms: number): Promise<Slice> {
  const load = new Load(port, connections);
  try {
    return await (ms > 0 ? load.run(ms, unseen) : load.each(Array.from({ length: connections }, unseen)));
  } finally {
    load.close();
  }
}

function figures(connections: number, slices: Slice[]): LoadFigures {
  const sum = (of: (slice: Slice) => number) => slices.reduce((all, slice) => all + of(slice), 0);
  const [answered, refused] = [sum((slice) => slice.answered), sum((slice) => slice.refused)];
  const times = slices.flatMap((slice) => slice.times);
  return {
    connections,
    refusedShare: refused / (answered + refused),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    pagesPerSecond: answered / sum(({ seconds }) => seconds),
  };
}
