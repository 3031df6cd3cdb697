import { spread, type Spread } from '../measure/stats';
import { type PageName, pageNames } from '../render/pages';
import { startRenderer } from '../render/run';

const warmUpMs = 6_000;

/** Processor time of one `renderToString` of such a page, µs, for so long over and over. */
export interface ReactAlone {
  micros(page: PageName, ms: number): Promise<number>;
  close(): Promise<void>;
}

/** React alone, by the render bench's own processes: the measure that pages of the whole website are given in. */
export async function startReact(): Promise<ReactAlone> {
  const renderers = Object.fromEntries(pageNames.map((page) => [page, startRenderer(page)])) as Record<
    PageName,
    ReturnType<typeof startRenderer>
  >;
  const micros = async (page: PageName, ms: number) => {
    const told = await renderers[page].ask({ ask: 'react', ms, tree: 'own' }, 'react');
    return told.micros / told.renders;
  };
  for (const page of pageNames) {
    await renderers[page].told('ready');
    await micros(page, warmUpMs);
  }
  return {
    micros,
    async close() {
      for (const page of pageNames) await renderers[page].end();
    },
  };
}

/** One thing's processor time and React's, measured in turns: itself, ms, and in units of React's. */
export interface OfReact {
  ms: Spread;
  ofReact: Spread;
}

export const ofReact = (slices: readonly { micros: number; react: number }[]): OfReact => ({
  ms: spread(slices.map(({ micros }) => micros / 1_000)),
  ofReact: spread(slices.map(({ micros, react }) => micros / react)),
});
