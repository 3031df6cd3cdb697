import { spread, type Spread } from '../measure/stats';
import { type PageName, pageNames } from '../render/pages';
import { startRenderer } from '../render/run';

/** Measures compiled code: a minimum of renderings. */
const warmUp = { renders: 3_000, sliceMs: 1_000, mostMs: 60_000 };

export interface ReactAlone {
  micros(page: PageName, ms: number): Promise<number>;
  close(): Promise<void>;
}

/** React alone, in the processes of the render benchmark; the reference for pages of the website. */
export async function startReact(): Promise<ReactAlone> {
  const renderers = Object.fromEntries(pageNames.map((page) => [page, startRenderer(page)])) as Record<
    PageName,
    ReturnType<typeof startRenderer>
  >;
  const render = (page: PageName, ms: number) =>
    renderers[page].ask({ ask: 'react', ms, tree: 'own' }, 'react');
  for (const page of pageNames) {
    await renderers[page].told('ready');
    const started = performance.now();
    for (let renders = 0; renders < warmUp.renders && performance.now() - started < warmUp.mostMs;)
      renders += (await render(page, warmUp.sliceMs)).renders;
  }
  return {
    async micros(page, ms) {
      const { micros, renders } = await render(page, ms);
      return micros / renders;
    },
    async close() {
      for (const page of pageNames) await renderers[page].end();
    },
  };
}

/** CPU time in ms, and relative to React's; alternating measurements. */
export interface OfReact {
  ms: Spread;
  ofReact: Spread;
}

export const ofReact = (slices: readonly { micros: number; react: number }[]): OfReact => ({
  ms: spread(slices.map(({ micros }) => micros / 1_000)),
  ofReact: spread(slices.map(({ micros, react }) => micros / react)),
});
