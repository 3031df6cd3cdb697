import { type Kysely, sql } from 'kysely';
import { operator } from '@api/audit/record-act';
import { hasRentPrice, hasSellPrice } from '@api/catalogue/overrides/fields';
import { storedProperties, type StoredProperty } from '@api/catalogue/overrides/stored-overrides';
import type { OverrideChanges } from '@api/catalogue/overrides/write-overrides';
import type { Database } from '@api/database';
import { ApiError } from '@api/platform/http/errors';
import { replaceOverrides } from '@api/property-admin/change-overrides';
import { listOverrides } from '@api/property-admin/queries/overrides';
import { counted } from '@domain/kernel/counts';
import { type OverrideField, overrideNames } from '@domain/property/override-names';
import type { Command, CommandLine } from './command-line';
import { type ExitCode, exitCodes, UsageError } from './exit-codes';
import { fieldOf, readOverride, wordOf } from './override-arguments';
import { brief, table } from './output';

interface Options {
  source?: string;
  until?: string;
  reason?: string;
}

/** `set`, `unset` and `overrides`: what the brokerage decides beside a feed (docs/decisions/0129-overrides.md). */
export function addOverrides({ add, option, runs }: CommandLine<Command>): void {
  add('set', 'set pede uma referência, um campo e um valor')
    .argument('<reference>')
    .argument('<field>')
    .argument('[value]')
    .addOption(option('--until <day>'))
    .addOption(option('--reason <text>'))
    .addOption(option('--source <name>'))
    .action((reference: string, word: string, value: string | undefined, options: Options) => {
      const { field, override } = readOverride(word, { ...options, value });
      runs(async (db) => {
        const property = await propertyOf(db, reference, options.source);
        const { seen } = property;
        const isRent = word === 'price' && !hasSellPrice(seen) && hasRentPrice(seen);
        const name = isRent ? 'rent_price' : field;
        return change(db, property, { [name]: override }, name);
      });
    });
  add('unset', 'unset pede uma referência e um campo')
    .argument('<reference>')
    .argument('<field>')
    .addOption(option('--source <name>'))
    .action((reference: string, word: string, { source }: Options) => {
      const field = fieldOf(word);
      runs(async (db) => {
        const property = await propertyOf(db, reference, source);
        const decided = decidedField(property, word, field);
        if (!decided) {
          console.error(`RECUSADO, nada foi mudado: em ${reference} '${word}' já é do feed`);
          return exitCodes.refused;
        }
        return change(db, property, { [decided]: null }, decided);
      });
    });
  add('overrides', 'overrides leva no máximo uma referência')
    .argument('[reference]')
    .addOption(option('--source <name>'))
    .action((reference: string | undefined, { source }: Options) =>
      runs((db) => runList(db, { reference, source })),
    );
}

/** @throws UsageError */
async function propertyOf(
  db: Kysely<Database>,
  reference: string,
  source: string | undefined,
): Promise<StoredProperty> {
  const found = await storedProperties(
    db,
    sql`p.reference = ${reference} and (${source ?? null}::text is null or s.name = ${source ?? null})`,
  );
  const [property] = found;
  if (!property)
    throw new UsageError(
      `não existe o imóvel '${reference}'${source === undefined ? '' : ` na fonte '${source}'`}`,
    );
  if (found.length > 1)
    throw new UsageError(
      `'${reference}' é de mais de uma fonte; diga qual com --source: ${found.map((each) => each.source).join(', ')}`,
    );
  return property;
}

/** `price` names either price; `sold` only a home that is sold. */
function decidedField(
  { stored }: StoredProperty,
  word: string,
  field: OverrideField,
): OverrideField | undefined {
  const has = (name: OverrideField) => stored.find((each) => each.field === name);
  if (word === 'sold') return has('withdrawn')?.value === 'sold' ? 'withdrawn' : undefined;
  if (word === 'price' && !has('sell_price')) return has('rent_price')?.field;
  return has(field)?.field;
}

async function change(
  db: Kysely<Database>,
  { id, reference }: StoredProperty,
  changes: OverrideChanges,
  field: OverrideField,
): Promise<ExitCode> {
  try {
    const act = await replaceOverrides(db, operator, id, changes);
    const outcome = act === null ? 'já era assim' : 'pronto';
    const owner = changes[field] === null ? 'volta a ser do feed' : 'é da casa';
    console.log(`${outcome}: ${reference}, ${overrideNames[field]} ${owner}`);
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const reason = Object.values(error.errors ?? {})[0]?.[0] ?? error.message;
    console.error(`RECUSADO, nada foi mudado: ${reference}: ${reason}`);
    return exitCodes.refused;
  }
}

async function runList(
  db: Kysely<Database>,
  which: { reference: string | undefined; source: string | undefined },
): Promise<ExitCode> {
  const overrides = await listOverrides(db, which);
  const rows = overrides.map((each) => [
    ...[each.source, each.reference, wordOf(each.field), brief(each.value), brief(each.feed_value)],
    ...[each.until ?? '', each.by ?? 'operador', each.reason ?? ''],
  ]);
  const head = ['fonte', 'referência', 'campo', 'da casa', 'do feed', 'até', 'quem', 'motivo'];
  if (rows.length > 0) console.log(table([head, ...rows]));
  console.log(counted(overrides.length, 'campo da casa', 'campos da casa'));
  return exitCodes.done;
}
