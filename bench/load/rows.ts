import { figure, type Row } from '../table';
import type { LoadFigures, LoadResult } from './run';

export const loadRows = (results: LoadResult[]): Row[] =>
  results.flatMap(({ build, asStarted, closed }) => [
    row(build, `${asStarted.connections} at once, as started`, asStarted),
    ...closed.map((one) => row(build, `${one.connections} connections`, one)),
  ]);

/** The time of who is refused includes the wait until the next try. */
const row = (build: string, what: string, { refusedShare, p50, p95, pagesPerSecond }: LoadFigures): Row => ({
  part: `load ${build}`,
  what: `${what}: refused; p50 · p95; pages a second`,
  value: `${figure(refusedShare * 100, '%')}; ${figure(p50)} · ${figure(p95, 'ms')}; ${figure(pagesPerSecond)}`,
});
