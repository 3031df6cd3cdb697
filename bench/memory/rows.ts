import { atMost, figure, type Row } from '../table';
import { amounts, type HeavyResult } from './heavy';
import type { SoakResult } from './soak';
import { type MemoryOfEngine, type MemoryResult, photoCount } from './run';

/** Limits of issue 51, MB. */
const limits = { embedded: [400, 450], postgres: [140, 200], child: 160, together: 512, childRests: 35 };

export const memoryRows = ({ embedded, postgres }: MemoryResult): Row[] => [
  ...rowsOf('memory PGlite', embedded, limits.embedded),
  ...('skipped' in postgres
    ? [{ part: 'memory', what: 'PostgreSQL', value: `skipped: ${postgres.skipped}` }]
    : [
        ...rowsOf('memory PostgreSQL', postgres, limits.postgres),
        megabytes(
          'memory PostgreSQL',
          `all processes while ${photoCount} photos are drawn`,
          postgres.photos.together,
          limits.together,
        ),
      ]),
];

function rowsOf(part: string, result: MemoryOfEngine, [start, load]: readonly number[]): Row[] {
  const { afterStart, underLoad, photos, childRests, firstPageCpu } = result;
  return [
    megabytes(part, 'website, after a start', afterStart, start!),
    megabytes(part, 'website, under load', underLoad, load!),
    megabytes(part, 'largest child that draws photos', photos.child, limits.child),
    {
      part,
      what: 'longest that a child without work stays',
      value: figure(childRests, 's'),
      target: atMost(childRests, limits.childRests, `${limits.childRests} s`),
    },
    { part, what: 'processor time to the first page of a second start', value: figure(firstPageCpu, 's') },
  ];
}

const megabytes = (part: string, what: string, mb: number, limit: number): Row => ({
  part,
  what,
  value: figure(mb, 'MB'),
  target: atMost(mb, limit, `${limit} MB`),
});

export const soakRows = ({ minutes, warmUpMinutes, pages, refused, begin, end }: SoakResult): Row[] => [
  {
    part: 'soak',
    what: `growth from minute ${figure(warmUpMinutes)} to ${figure(minutes)} (${pages} pages, ${refused} refused)`,
    value: `× ${figure(end / begin)} (${figure(end)} / ${figure(begin, 'MB')})`,
    target: atMost(end / begin, 1.05, '1.05'),
  },
];

const heavyWork = {
  import: `import of ${amounts.properties} properties`,
  export: `export of ${amounts.contacts} contacts`,
  backup: 'backup',
} as const;

export const heavyRows = ({ limited, free }: HeavyResult): Row[] => [
  ...(Object.keys(heavyWork) as (keyof typeof heavyWork)[]).map((name) => ({
    part: 'heavy',
    what: `${heavyWork[name]}, in units of without the limits`,
    value: `× ${figure(limited[name] / free[name])} (${figure(limited[name])} / ${figure(free[name], 's')})`,
    target: atMost(limited[name] / free[name], 1.2, '1.2'),
  })),
  {
    part: 'heavy',
    what: 'website at most meanwhile, with and without limits',
    value: `${figure(limited.website)} · ${figure(free.website, 'MB')}`,
  },
];
