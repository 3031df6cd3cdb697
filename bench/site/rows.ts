import { atLeast, atMost, figure, kilobytes, type Row, withSpread } from '../table';
import type { FreshResult } from './fresh';
import type { SiteOfEngine, SiteResult } from './run';
import { changedListings, type ImportingResult } from './while-importing';
import type { WarmResult } from './warm';

/** Targets of issue 21. */
const freshTargets = { PGlite: 3.5, PostgreSQL: 3 };
type EngineName = keyof typeof freshTargets;

export const siteRows = ({ embedded, postgres }: SiteResult): Row[] => [
  ...engineRows('PGlite', embedded),
  ...('skipped' in postgres
    ? [{ part: 'site', what: 'PostgreSQL', value: `skipped: ${postgres.skipped}` }]
    : [
        ...engineRows('PostgreSQL', postgres),
        {
          part: 'site PostgreSQL',
          what: 'a changed price, until two websites show it',
          value: withSpread(postgres.twoMs, 'ms'),
          target: atMost(postgres.twoMs.high, 3_000, '3 s'),
        },
      ]),
];

const engineRows = (engine: EngineName, { fresh, warm }: SiteOfEngine): Row[] =>
  [...freshRows(fresh, freshTargets[engine]), ...warmRows(warm), ...importingRows(warm.whileImporting)].map(
    (row) => ({ part: `site ${engine}`, ...row }),
  );

type Unnamed = Omit<Row, 'part'>;

function freshRows({ listings, signedIn, properties, rate, alone }: FreshResult, limit: number): Unnamed[] {
  return [
    {
      what: 'fresh, each listing asked once: processor time, in units of React alone',
      value: `${withSpread(listings.ofReact)}; ${withSpread(listings.ms, 'ms')}`,
      target: atMost(listings.ofReact.median, limit, figure(limit)),
    },
    {
      what: 'the same by a signed-in visitor',
      value: `${withSpread(signedIn.ofReact)}; ${withSpread(signedIn.ms, 'ms')}`,
    },
    {
      what: 'fresh, each property asked once, the same',
      value: `${withSpread(properties.ofReact)}; ${withSpread(properties.ms, 'ms')}`,
    },
    {
      what: 'fresh: listings a second; one connection, median · p99',
      value: `${withSpread(rate)}; ${figure(alone.median)} · ${figure(alone.p99, 'ms')}`,
    },
  ];
}

function warmRows({
  meanBytes,
  rate,
  ofBare,
  p99,
  p99OfBare,
  cpu,
  kept: cachedShare,
  alone,
}: WarmResult): Unnamed[] {
  return [
    {
      what: `warm (Zipf, ${kilobytes(meanBytes)} each): requests a second, of the bare server’s`,
      value: `${withSpread(ofBare)}; ${withSpread(rate)} a second`,
      target: atLeast(ofBare.median, 0.6, '0.60'),
    },
    {
      what: 'warm: p99, in units of the bare server’s',
      value: `× ${withSpread(p99OfBare)}; ${withSpread(p99, 'ms')}`,
      target: atMost(p99OfBare.median, 3, '3'),
    },
    {
      what: 'warm: processor time, in units of React alone',
      value: `${withSpread(cpu.ofReact)}; ${withSpread(cpu.ms, 'ms')}`,
      target: atMost(cpu.ofReact.median, 0.15, '0.15'),
    },
    {
      what: 'warm: share of requests kept',
      value: withSpread(cachedShare),
      target: atLeast(cachedShare.median, 0.95, '0.95'),
    },
    {
      what: 'warm: one connection, median · p99; median in units of the bare server’s',
      value: `${withSpread(alone.median)} · ${withSpread(alone.p99, 'ms')}; × ${withSpread(alone.ofBare)}`,
    },
  ];
}

function importingRows(result: ImportingResult): Unnamed[] {
  const {
    visitsPerSecond,
    seconds,
    usual,
    meanwhile,
    ofUsual,
    keptOfUsual: cachedOfUsual,
    kept: cachedShare,
  } = result;
  const pace = `${figure(visitsPerSecond)} a second, ${changedListings} changed listings imported in ${figure(seconds.median, 's')}`;
  return [
    {
      what: 'p99 of kept pages during an import, in units of without',
      value: cachedOfUsual
        ? `× ${withSpread(cachedOfUsual)}; ${withSpread(cachedShare)} kept`
        : 'no page was kept',
      target: atMost(cachedOfUsual?.median ?? Infinity, 3, '3'),
    },
    {
      what: `p99 of all pages during it (${pace})`,
      value: `× ${withSpread(ofUsual)}; ${withSpread(meanwhile)} / ${withSpread(usual, 'ms')}`,
    },
  ];
}
