import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../scripts/workshop/chromium.mjs';
import { step } from '../../scripts/workshop/steps.mjs';
import { spread, type Spread } from '../measure/stats';
import { type Builds, type Side, sides, startBuilds } from './builds';
import { type InteractionName, interactions, pressAll } from './interactions';
import { type Figure, type Load, loadOnPhone } from './lighthouse';

const rounds = 5;
const figures: Figure[] = ['performance', 'largestPaint', 'blocking', 'mainThread', 'shift', 'scriptBytes'];
export type PageName = keyof Builds['pages'];

/** Both builds, and the ratio own / base per round. */
export type Compared = Record<Side, Spread> & { ratio: Spread };
export interface Measured {
  loads: Record<PageName, Record<Figure, Compared>>;
  /** ms */
  presses: Record<InteractionName, Compared>;
}
export type BrowserResult = Measured | { skipped: string };

/** Compares an older commit's build with this one, alternating: Lighthouse loads and interactions. */
export async function benchBrowser(): Promise<BrowserResult> {
  const executablePath = findChromium();
  if (!executablePath) return { skipped: 'no Chromium: set CHROMIUM_PATH' };
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-bench-'));
  let builds: Builds | undefined;
  try {
    builds = await startBuilds(folder);
    return await measure(executablePath, builds);
  } finally {
    await builds?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Turn<T> = Record<Side, T>;

async function inTurns<T>(measureSide: (side: Side) => Promise<T>): Promise<Turn<T>> {
  const turn: Partial<Turn<T>> = {};
  for (const side of sides) turn[side] = await measureSide(side);
  return turn as Turn<T>;
}

async function measure(executablePath: string, { websites, pages }: Builds): Promise<Measured> {
  const loads = {} as Record<PageName, Turn<Load>[]>;
  for (const page of Object.keys(pages) as PageName[])
    loads[page] = await step(`Lighthouse: ${page}`, async () => {
      const load = () => inTurns((side) => loadOnPhone(executablePath, websites[side].origin + pages[page]));
      // The first load creates the photo sizes for phones.
      await load();
      const turns = [];
      for (let round = 0; round < rounds; round++) turns.push(await load());
      return turns;
    });
  const presses = await step('Pressing', async () => {
    const turns = [];
    for (let round = 0; round < rounds; round++)
      turns.push(await inTurns((side) => pressAll(executablePath, websites[side].origin, pages)));
    return turns;
  });
  return {
    loads: mapped(loads, (turns) => perName(figures, (figure) => compared(turns, (load) => load[figure]))),
    presses: perName(Object.keys(interactions) as InteractionName[], (name) =>
      compared(presses, (times) => times[name]),
    ),
  };
}

const compared = <T>(turns: readonly Turn<T>[], value: (measured: T) => number): Compared => ({
  base: spread(turns.map(({ base }) => value(base))),
  own: spread(turns.map(({ own }) => value(own))),
  ratio: spread(turns.map(({ base, own }) => value(own) / value(base))),
});

const perName = <K extends string, T>(names: readonly K[], value: (name: K) => T) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<K, T>;
const mapped = <K extends string, A, B>(record: Record<K, A>, value: (given: A) => B) =>
  perName(Object.keys(record) as K[], (name) => value(record[name]));
