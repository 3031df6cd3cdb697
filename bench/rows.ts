import { searches } from './alerts/amounts';
import type { AlertsOfEngine, AlertsResult } from './alerts/run';
import type { BytesResult, PageBytes } from './bytes/run';
import type { ImportResult } from './import/run';
import type { MicroResult } from './micro/run';
import { beaconsPerSecond } from './render/beacons';
import type { PageName } from './render/pages';
import type { RenderResult } from './render/run';
import type { ScaleResult } from './scale/run';
import type { EngineResult, SearchResult } from './search/run';
import { atLeast, atMost, figure, kilobytes, type Row, withSpread } from './table';

/** Targets of issue 2, section 5; none may be loosened. */
const KB = 1024;

export const renderRows = (results: Record<PageName, RenderResult>): Row[] =>
  Object.entries(results).flatMap(([page, result]) =>
    pageRows(result).map((row) => ({ ...row, part: `render ${page}` })),
  );

function pageRows({
  site,
  bare,
  react,
  ofReact,
  ofWhole,
  whole,
  ofBare,
  withBeacons,
  again,
  cpuOfReact,
  chainMicros,
  pageBytes,
}: RenderResult): Row[] {
  const part = 'render';
  return [
    {
      part,
      what: 'site, as a share of React alone',
      value: withSpread(ofReact),
      target: atLeast(ofReact.median, 0.45, '0.45 (aim 0.70)'),
    },
    {
      part,
      what: 'site, as a share of React with Remix’s components around the tree',
      value: withSpread(ofWhole),
    },
    {
      part,
      what: 'processor time, in units of React alone',
      value: withSpread(cpuOfReact),
      target: atMost(cpuOfReact.median, 1.5 / 0.43, '3.49 (1.5 ms / 0.43 ms)'),
    },
    { part, what: 'processor time a page: site', value: withSpread(site.cpuMs, 'ms') },
    { part, what: 'processor time a page: React alone', value: withSpread(react.cpuMs, 'ms') },
    {
      part,
      what: 'processor time a page: React with Remix’s components',
      value: withSpread(whole.cpuMs, 'ms'),
    },
    { part, what: 'processor time a page: bare node:http', value: withSpread(bare.cpuMs, 'ms') },
    { part, what: 'site, as a share of bare node:http', value: withSpread(ofBare) },
    {
      part,
      what: `processor time a page: with ${beaconsPerSecond} beacons of views a second, in units of without`,
      value: withSpread(withBeacons),
      target: atMost(
        withBeacons.median,
        again.high,
        `${figure(again.high)} (upper quartile of the same without)`,
      ),
    },
    {
      part,
      what: 'pages a second: site, React alone, bare',
      value: [site, react, bare].map(({ rate }) => figure(rate.median)).join(' · '),
    },
    { part, what: 'in front of every answer', value: withSpread(chainMicros, 'µs') },
    { part, what: 'page, not compressed', value: kilobytes(pageBytes) },
  ];
}

export function microRows(micro: MicroResult): Row[] {
  return Object.entries(micro).map(([name, times]) => ({
    part: 'micro',
    what: name,
    value: withSpread(times, 'µs'),
  }));
}

export function searchRows({ postgres, embedded }: SearchResult): Row[] {
  const part = 'search';
  const skipped: Row[] =
    'skipped' in postgres ? [{ part, what: 'PostgreSQL', value: `skipped: ${postgres.skipped}` }] : [];
  const growth: Row[] =
    'skipped' in postgres
      ? []
      : [
          {
            part,
            what: 'PostgreSQL, 240,000 against 2,400: with a place, p95',
            value: `× ${withSpread(postgres.growth.placeP95)}`,
            target: atMost(postgres.growth.placeP95.median, 8, '8'),
          },
          {
            part,
            what: 'PostgreSQL, 240,000 against 2,400: anywhere, p50',
            value: `× ${withSpread(postgres.growth.noPlaceP50)}`,
            target: atMost(postgres.growth.noPlaceP50.median, 12, '12'),
          },
          {
            part,
            what: 'PostgreSQL, 240,000 against 2,400: the lists beside a home, p50',
            value: `× ${withSpread(postgres.growth.relatedP50)}`,
          },
        ];
  return [
    ...skipped,
    ...growth,
    ...('skipped' in postgres ? [] : engineRows('PostgreSQL', postgres)),
    ...engineRows('PGlite', embedded),
  ];
}

export function scaleRows(result: ScaleResult): Row[] {
  const part = 'scale';
  if ('skipped' in result) return [{ part, what: 'PostgreSQL', value: `skipped: ${result.skipped}` }];
  const { search, imports } = result;
  const { placeP95, noPlaceP50, relatedP50 } = search.growth;
  const against = 'PostgreSQL, 1,000,000 against 240,000';
  const growth = imports.at(-1)!.peakMb / imports[0]!.peakMb;
  return [
    {
      part,
      what: `${against}: with a place, p95`,
      value: `× ${withSpread(placeP95)}`,
      target: atMost(placeP95.median, 3, '3'),
    },
    { part, what: `${against}: anywhere, p50`, value: `× ${withSpread(noPlaceP50)}` },
    { part, what: `${against}: the lists beside a home, p50`, value: `× ${withSpread(relatedP50)}` },
    ...engineRows('PostgreSQL', search).map((row) => ({ ...row, part })),
    ...imports.map(({ properties, listings, seconds, peakMb }) => ({
      part,
      what: `PostgreSQL, ${listings.toLocaleString('en')} listings beside ${properties.toLocaleString('en')}`,
      value: `${figure(seconds)} s, at most ${figure(peakMb)} MB`,
    })),
    {
      part,
      what: 'memory of that import, beside 1,000,000 against 240,000',
      value: `× ${figure(growth)}`,
      target: atMost(growth, 1.1, '1.1: does not grow'),
    },
  ];
}

function engineRows(engine: string, { sizes }: EngineResult): Row[] {
  const part = 'search';
  return sizes.flatMap(({ size, place, noPlace, related, stallMs, burstMs }) => {
    const at = `${engine}, ${size.toLocaleString('en')}`;
    const times = [place.p50, place.p95, noPlace.p50, noPlace.p95].map((ms) => figure(ms)).join(' · ');
    return [
      { part, what: `${at}: with a place p50 · p95, anywhere p50 · p95`, value: `${times} ms` },
      {
        part,
        what: `${at}: the lists beside a home, p50 · p95`,
        value: `${figure(related.p50)} · ${figure(related.p95)} ms`,
      },
      {
        part,
        what: `${at}: 50 at once, longest stall`,
        value: `${withSpread(stallMs, 'ms')}, at most ${figure(stallMs.max)}; all in ${figure(burstMs.median)} ms`,
        target: atMost(stallMs.max, 50, '50 ms'),
      },
    ];
  });
}

export const alertsRows = ({ postgres, embedded }: AlertsResult): Row[] => [
  ...('skipped' in postgres
    ? [{ part: 'alerts', what: 'PostgreSQL', value: `skipped: ${postgres.skipped}` }]
    : alertsOf('PostgreSQL', postgres)),
  ...alertsOf('PGlite', embedded),
];

function alertsOf(engine: string, result: AlertsOfEngine): Row[] {
  const part = 'alerts';
  const { seconds, secondsAlone, homes, alerts, longestMs, longestBesideMs } = result;
  const { capacity, usualP99, meanwhileP99, memory } = result;
  const at = `${engine}, ${searches.toLocaleString('en')} searches, ${homes} changed listings`;
  const ratio = meanwhileP99 / usualP99;
  const growth = memory.allMb / memory.quarterMb;
  return [
    {
      part,
      what: `${at}: matched in (${alerts} alerts)`,
      value: `${withSpread(seconds, 's')}; ${figure(secondsAlone)} alone`,
      target: atMost(seconds.high, 10, '10 s'),
    },
    {
      part,
      what: `${at}: longest statement`,
      value: `${figure(longestMs, 'ms')}; ${figure(longestBesideMs)} with waits beside visitors`,
      target: atMost(longestMs, 50, '50 ms'),
    },
    {
      part,
      what: `${at}: a page meanwhile, p99, at a quarter of ${figure(capacity)} a second`,
      value: `× ${figure(ratio)} (${figure(meanwhileP99)} / ${figure(usualP99)} ms)`,
      target: atMost(ratio, 1.5, '1.5'),
    },
    {
      part,
      what: `${at}: memory, against a quarter of the searches`,
      value: `× ${figure(growth)} (${figure(memory.allMb)} / ${figure(memory.quarterMb, 'MB')})`,
      target: atMost(growth, 1.15, '1.15: does not grow'),
    },
  ];
}

export function importRows({ engine, sizes, memoryGrowth }: ImportResult): Row[] {
  const part = 'import';
  const limit = 1.15;
  const [smallest, largest] = [sizes[0]!, sizes.at(-1)!].map(({ listings }) => listings.toLocaleString('en'));
  return [
    ...sizes.map(({ listings, feedMb, perSecond, peakMb }) => ({
      part,
      what: `${engine}, ${listings.toLocaleString('en')} listings (${figure(feedMb, 'MB')})`,
      value: `${figure(perSecond)} a second, at most ${figure(peakMb)} MB`,
    })),
    {
      part,
      what: `memory, ${largest} against ${smallest}`,
      value: `× ${figure(memoryGrowth)}`,
      target: atMost(memoryGrowth, limit, `${limit}: does not grow`),
    },
  ];
}

export function bytesRows(result: BytesResult): Row[] {
  if ('skipped' in result) return [{ part: 'bytes', what: 'pages', value: `skipped: ${result.skipped}` }];
  return Object.entries(result).flatMap(([page, weights]) =>
    weightRows(weights).map((row) => ({ ...row, part: `bytes ${page}` })),
  );
}

function weightRows(result: PageBytes[]): Row[] {
  const part = 'bytes';
  const [first] = result;
  const { script, document, stylesheet, font } = first!.kinds;
  return [
    { part, what: 'JavaScript', value: kilobytes(script), target: atMost(script, 110 * KB, '110 KB') },
    {
      part,
      what: `HTML (${first!.encoding})`,
      value: kilobytes(document),
      target: atMost(document, 14 * KB, '14 KB'),
    },
    { part, what: 'CSS', value: kilobytes(stylesheet), target: atMost(stylesheet, 14 * KB, '14 KB') },
    { part, what: 'fonts', value: kilobytes(font) },
    ...result.flatMap(({ density, largestPhoto, total, requests }) => [
      {
        part,
        what: `largest photo, 390 px wide at ${density}×`,
        value: kilobytes(largestPhoto),
        target: atMost(largestPhoto, 60 * KB, '60 KB'),
      },
      {
        part,
        what: `first view, 390 px wide at ${density}× (${requests} requests)`,
        value: kilobytes(total),
        target: atMost(total, 450 * KB, '450 KB'),
      },
    ]),
  ];
}
