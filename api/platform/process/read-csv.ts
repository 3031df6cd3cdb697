import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { fold } from '@domain/kernel/text';

/** The whole file is rejected. */
export class CsvError extends Error {}

/** Trimmed values by our column names; `line` starts at 1. */
export interface CsvRow<Column extends string> {
  line: number;
  values: Record<Column, string>;
}

const maxBytes = 20 * 1024 ** 2;

/**
 * Reads CSV from spreadsheets: comma, semicolon or tab; UTF-8 or Windows-1252. The first line names the columns.
 * @param columns accepted folded names; a missing column becomes ''. @throws CsvError
 */
export async function readCsv<Column extends string>(
  file: string,
  columns: Readonly<Record<Column, readonly string[]>>,
): Promise<CsvRow<Column>[]> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new CsvError(`${file}: não pode ser lido (${error.code ?? 'erro'})`);
  });
  if (bytes.length > maxBytes) throw new CsvError(`${file}: maior que 20 MB`);
  const text = decoded(bytes);
  let rows: { record: string[]; info: { lines: number } }[];
  try {
    rows = parse(text, {
      bom: true,
      info: true,
      trim: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as typeof rows;
  } catch {
    throw new CsvError(`${file}: não é uma tabela CSV (aspas sem fim?)`);
  }
  const [head, ...body] = rows;
  if (!head) throw new CsvError(`${file}: está vazio`);
  const called = head.record.map((name) => slugifyName(name));
  const names = Object.keys(columns) as Column[];
  const places = new Map(
    names.map((name) => [name, called.findIndex((each) => columns[name].includes(each))]),
  );
  return body.map(({ record, info }) => ({
    line: info.lines,
    values: Object.fromEntries(names.map((name) => [name, record[places.get(name)!] ?? ''])) as Record<
      Column,
      string
    >,
  }));
}

/** Older spreadsheets write Windows-1252. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The most frequent one in the first line. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const times = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].sort((a, b) => times(b) - times(a))[0]!;
}

/** Examples: 'E-mail' → 'email', 'Referência' → 'referencia', 'only_you_until' → 'onlyyouuntil'. */
const slugifyName = (name: string) => fold(name).replace(/[^a-z0-9]/g, '');

const dayPattern = /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})\/(\d{1,2})\/(\d{4}))$/;

/** Converts '2026-12-31' or '31/12/2026' to 'YYYY-MM-DD'; null: invalid. */
export function dayOf(text: string): string | null {
  const [, year, month, day, theirDay, theirMonth, theirYear] = dayPattern.exec(text) ?? [];
  const iso = year
    ? `${year}-${month}-${day}`
    : theirYear && `${theirYear}-${theirMonth!.padStart(2, '0')}-${theirDay!.padStart(2, '0')}`;
  const date = iso ? new Date(`${iso}T00:00:00Z`) : null;
  return iso && date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
