import { atMost, figure, type Row, withSpread } from '../table';
import { type BulkOfEngine, type BulkResult, bulkSize, rounds } from './run';

/** Limit of issue 49. */
const limit = 1.5;

export const bulkRows = ({ embedded, postgres }: BulkResult): Row[] => [
  ...engineRows('PGlite', embedded),
  ...('skipped' in postgres
    ? [{ part: 'bulk', what: 'PostgreSQL', value: `skipped: ${postgres.skipped}` }]
    : engineRows('PostgreSQL', postgres)),
];

function engineRows(engine: string, result: BulkOfEngine): Row[] {
  const { visitsPerSecond, seconds, usual, meanwhile, after, cachedShare } = result;
  const { usualOfRounds, meanwhileOfRounds, ratioOfRounds, usualSearch, search } = result;
  const part = `bulk ${engine}`;
  const ratio = meanwhile / usual;
  return [
    {
      part,
      what: `p99 of public pages during ${rounds} bulks of ${bulkSize}, in units of without (${figure(visitsPerSecond)} a second)`,
      value: `× ${figure(ratio)}; ${figure(meanwhile)} / ${figure(usual, 'ms')}`,
      target: atMost(ratio, limit, String(limit)),
    },
    {
      part,
      what: 'the same of each bulk',
      value: `× ${withSpread(ratioOfRounds)}; ${withSpread(meanwhileOfRounds)} / ${withSpread(usualOfRounds, 'ms')}`,
    },
    { part, what: 'the same in the 5 s after it', value: withSpread(after, 'ms') },
    { part, what: 'duration of the bulk', value: withSpread(seconds, 's') },
    { part, what: 'share of pages from the page cache', value: withSpread(cachedShare) },
    {
      part,
      what: 'longest wait of a search that no cache has; without a bulk',
      value: `${withSpread(search)}; ${withSpread(usualSearch, 'ms')}`,
    },
  ];
}
