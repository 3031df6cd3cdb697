import { rename, stat, writeFile } from 'node:fs/promises';
import { CsvError, readCsv } from '@api/platform/process/read-csv';
import { csvLine, csvMark } from '@api/platform/process/write-csv';
import { formatPoint } from '@domain/geo/geo';
import { FeedError } from './feed-error';
import type { KnownPlace, UnknownCode } from './places';

const columns = {
  code: ['codigo'],
  city: ['cidade'],
  state: ['estado', 'uf'],
  district: ['bairro'],
  count: ['imoveis'],
  nearest: ['municipiomaisproximo'],
  point: ['coordenadas'],
  example: ['exemplo'],
} as const;
const header = [
  ...['código', 'cidade', 'estado', 'bairro', 'imóveis', 'município mais próximo', 'coordenadas', 'exemplo'],
];
type Row = Record<keyof typeof columns, string>;

/** Places by the feed's code. @throws FeedError if the file is missing or is not a table: districts must not vanish */
export async function readPlacesFile(file: string): Promise<Map<string, KnownPlace>> {
  const rows = await rowsOf(file);
  return new Map(
    rows
      .filter(({ city, district }) => city || district)
      .map(({ code, city, state, district }) => [code, { city, state, district }]),
  );
}

/** Adds a line for each code that the file does not have. @returns the number of new lines */
export async function addUnknownPlaces(
  file: string,
  unknown: Readonly<Record<string, UnknownCode>>,
): Promise<number> {
  const known = (await stat(file).catch(() => null)) ? await rowsOf(file) : [];
  const codes = new Set(known.map(({ code }) => code));
  const added = Object.entries(unknown)
    .filter(([code]) => !codes.has(code))
    .sort(([, a], [, b]) => b.count - a.count)
    .map(([code, place]) => rowOf(code, place));
  if (added.length === 0) return 0;
  const lines = [...known, ...added].map((row) =>
    csvLine(Object.keys(columns).map((name) => row[name as keyof Row])),
  );
  await writeFile(`${file}.novo`, csvMark + csvLine(header) + lines.join(''));
  await rename(`${file}.novo`, file);
  return added.length;
}

async function rowsOf(file: string): Promise<Row[]> {
  const rows = await readCsv(file, columns).catch((error: unknown) => {
    throw error instanceof CsvError ? new FeedError('places-file', error.message) : error;
  });
  return rows.map(({ values }) => values).filter(({ code }) => code !== '');
}

const rowOf = (code: string, { count, nearest, lat, lng, example }: UnknownCode): Row => ({
  ...{ code, city: '', state: '', district: '' },
  ...{
    count: String(count),
    nearest,
    point: lat === null || lng === null ? '' : formatPoint({ lat, lng }),
    example,
  },
});
