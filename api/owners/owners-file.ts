import type { Kysely } from 'kysely';
import type { OwnersDatabase } from './schema';
import { email } from '@domain/validation/email';
import { byReference, type Known, propertiesOf } from './known-properties';
import { type CsvRow, dayOf, readCsv } from '@api/platform/process/read-csv';

/** Accepted names of each column. */
const columns = {
  reference: ['reference', 'referencia', 'codigo', 'ref'],
  id: ['id', 'numero'],
  email: ['email', 'proprietario', 'emaildoproprietario'],
  only_you_until: ['onlyyouuntil', 'onlyyouate', 'onlyyou'],
} as const;
type Column = keyof typeof columns;

export interface Link {
  property: number;
  reference: string;
  email: string;
  onlyYouUntil: string | null;
}

export interface OwnersFile {
  links: Link[];
  faults: { line: number; text: string }[];
}

/** @throws CsvError */
export async function readOwnersFile(
  db: Kysely<OwnersDatabase>,
  file: string,
  source: number,
): Promise<OwnersFile> {
  const rows = await readCsv<Column>(file, columns);
  const known = await propertiesOf(db, source);
  const links = new Map<string, Link>();
  const faults: OwnersFile['faults'] = [];
  for (const row of rows) {
    const read = linkOf(row, known);
    if (typeof read === 'string') faults.push({ line: row.line, text: read });
    else links.set(`${read.property} ${read.email}`, read);
  }
  return { links: [...links.values()], faults };
}

/** Returns an error text for an invalid line. */
function linkOf({ values }: CsvRow<Column>, known: Known): Link | string {
  const { reference, id, email: address, only_you_until: until } = values;
  const person = email.safeParse(address);
  if (!person.success) return address ? `'${hidden(address)}' não é um e-mail` : 'falta o e-mail';
  const property = reference ? byReference(known, reference) : (known.ids.get(Number(id)) ?? missing(id));
  if (typeof property === 'string') return property;
  const onlyYouUntil = until ? dayOf(until) : null;
  if (until && !onlyYouUntil) return `'${until}' não é uma data (31/12/2026)`;
  return {
    property: property.id,
    reference: property.reference,
    email: person.data.toLowerCase(),
    onlyYouUntil,
  };
}

const missing = (id: string) => (id ? `não há o imóvel '${id}' nesta fonte` : 'falta a referência');

/** Enough of an invalid e-mail to find its line. */
const hidden = (text: string) => (text.length > 4 ? `${text.slice(0, 3)}…` : text);
