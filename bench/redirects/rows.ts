import { atMost, figure, type Row, withSpread } from '../table';
import type { RedirectsResult } from './run';

const percent = (share: number) => figure(share * 100, '%');

/** Targets of issue 4. */
export function redirectsRows({ chain, pageMicros, ofPage, flood }: RedirectsResult): Row[] {
  const part = 'redirects';
  const statuses = Object.entries(flood.statuses);
  const failed = statuses.reduce((sum, [status, count]) => sum + (/^[1-4]/.test(status) ? 0 : count), 0);
  const growth = flood.heapMb.at(-1)! - flood.heapMb[0]!;
  return [
    {
      part,
      what: 'in front of a page that needs no redirect, own time',
      value: withSpread(chain.plain, 'µs'),
      target: atMost(chain.plain.median, 15, '15 µs'),
    },
    { part, what: 'the same, with 10,000 lines of an operator’s own', value: withSpread(chain.many, 'µs') },
    {
      part,
      what: 'as a share of a fresh page',
      value: `${percent(ofPage.median)} [${percent(ofPage.low)}–${percent(ofPage.high)}] of ${figure(pageMicros.median)} µs`,
      target: atMost(ofPage.median, 0.03, '3 %'),
    },
    {
      part,
      what: '100,000 hostile addresses: failures',
      value: `${failed} (${statuses.map(([status, count]) => `${status}: ${count}`).join(', ')}) in ${figure(flood.seconds)} s`,
      target: atMost(failed, 0, '0'),
    },
    {
      part,
      what: 'memory in use after them, as against before',
      value: `${figure(growth)} MB (${flood.heapMb.map((mb) => figure(mb)).join(' · ')}; resident ${flood.rssMb.map((mb) => figure(mb)).join(' · ')})`,
      target: atMost(growth, 2, '2 MB: does not grow'),
    },
  ];
}
