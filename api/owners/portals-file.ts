import { inTransaction } from '@api/platform/db/transaction';
import type { Kysely } from 'kysely';
import type { OwnersDatabase } from './schema';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { byReference, type Known, propertiesOf } from './known-properties';
import { type CsvRow, dayOf, readCsv } from '@api/platform/process/read-csv';

const columns = {
  reference: ['reference', 'referencia', 'codigo', 'ref'],
  portal: ['portal'],
  day: ['day', 'dia', 'data'],
  views: ['views', 'visualizacoes', 'acessos'],
  contacts: ['contacts', 'contatos', 'leads'],
} as const;
type Column = keyof typeof columns;

/** Figures of one day; null: not reported. */
export interface PortalFigure {
  property_id: number;
  portal: string;
  day: string;
  views: number | null;
  contacts: number | null;
}

const maxPortalLength = 60;
const maxCount = 100_000_000;

/** @throws CsvError */
export async function readPortalsFile(
  db: Kysely<OwnersDatabase>,
  file: string,
  source: number,
  now = clock.now(),
) {
  const known = await propertiesOf(db, source);
  const figures = new Map<string, PortalFigure>();
  const faults: { line: number; text: string }[] = [];
  for (const row of await readCsv<Column>(file, columns)) {
    const read = figureOf(row, known, isoDay(now));
    if (typeof read === 'string') faults.push({ line: row.line, text: read });
    else figures.set(`${read.property_id} ${read.portal} ${read.day}`, read);
  }
  return { figures: [...figures.values()], faults };
}

function figureOf({ values }: CsvRow<Column>, known: Known, today: string): PortalFigure | string {
  const property = byReference(known, values.reference);
  if (typeof property === 'string') return property;
  const { portal } = values;
  if (!portal || portal.length > maxPortalLength)
    return portal ? 'o nome do portal é longo demais' : 'falta o portal';
  const day = dayOf(values.day);
  if (!day) return `'${values.day}' não é uma data (31/12/2026)`;
  if (day > today) return `'${values.day}' ainda não chegou`;
  const [views, contacts] = [countOf(values.views), countOf(values.contacts)];
  if (views === undefined || contacts === undefined) return 'visualizações e contatos são números inteiros';
  return { property_id: property.id, portal, day, views, contacts };
}

/** Accepts '1.204' and '1204'. null: empty; undefined: invalid. */
function countOf(text: string): number | null | undefined {
  if (text === '') return null;
  const digits = /^(?:\d{1,3}(?:\.\d{3})+|\d+)$/.test(text) ? Number(text.replaceAll('.', '')) : NaN;
  return digits <= maxCount ? digits : undefined;
}

/** Overwrites earlier figures of the same day. */
export const saveFigures = (db: Kysely<OwnersDatabase>, figures: readonly PortalFigure[]): Promise<void> =>
  inTransaction(db, async (trx) => {
    const batchSize = 1000;
    for (let start = 0; start < figures.length; start += batchSize)
      await trx
        .insertInto('portal_figure')
        .values(figures.slice(start, start + batchSize))
        .onConflict((both) =>
          both.columns(['property_id', 'portal', 'day']).doUpdateSet((row) => ({
            views: row.ref('excluded.views'),
            contacts: row.ref('excluded.contacts'),
          })),
        )
        .execute();
  });
