import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { clock } from '@domain/clock';
import { isoDay } from '@domain/moment';
import { byReference, type Known, propertiesOf } from './known-properties';
import { type CsvRow, dayOf, readCsv } from './read-csv';

/** Words for each column. */
const columns = {
  reference: ['reference', 'referencia', 'codigo', 'ref'],
  portal: ['portal'],
  day: ['day', 'dia', 'data'],
  views: ['views', 'visualizacoes', 'acessos'],
  contacts: ['contacts', 'contatos', 'leads'],
} as const;
type Column = keyof typeof columns;

/** What a portal counted of a property on a day; null: it does not say. */
export interface PortalFigure {
  property_id: number;
  portal: string;
  day: string;
  views: number | null;
  contacts: number | null;
}

const longestPortal = 60;
const mostCounted = 100_000_000;

/** @throws CsvError */
export async function readPortalsFile(db: Kysely<Database>, file: string, source: number, now = clock.now()) {
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

/** A figure, or in words why the line is none. */
function figureOf({ values }: CsvRow<Column>, known: Known, today: string): PortalFigure | string {
  const property = byReference(known, values.reference);
  if (typeof property === 'string') return property;
  const { portal } = values;
  if (!portal || portal.length > longestPortal)
    return portal ? 'o nome do portal é longo demais' : 'falta o portal';
  const day = dayOf(values.day);
  if (!day) return `'${values.day}' não é uma data (31/12/2026)`;
  if (day > today) return `'${values.day}' ainda não chegou`;
  const [views, contacts] = [countOf(values.views), countOf(values.contacts)];
  if (views === undefined || contacts === undefined) return 'visualizações e contatos são números inteiros';
  return { property_id: property.id, portal, day, views, contacts };
}

/** '1.204' and '1204'; null: nothing is said; undefined: it is no number. */
function countOf(text: string): number | null | undefined {
  if (text === '') return null;
  const digits = /^(?:\d{1,3}(?:\.\d{3})+|\d+)$/.test(text) ? Number(text.replaceAll('.', '')) : NaN;
  return digits <= mostCounted ? digits : undefined;
}

/** Keeps figures; of a day that was sent before, these stand in place of those. */
export const keepFigures = (db: Kysely<Database>, figures: readonly PortalFigure[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const atOnce = 1000;
    for (let start = 0; start < figures.length; start += atOnce)
      await trx
        .insertInto('portal_figure')
        .values(figures.slice(start, start + atOnce))
        .onConflict((both) =>
          both.columns(['property_id', 'portal', 'day']).doUpdateSet((row) => ({
            views: row.ref('excluded.views'),
            contacts: row.ref('excluded.contacts'),
          })),
        )
        .execute();
  });
