import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import { demoSource } from '@api/catalogue/source-name';
import type { DemoDatabase } from './schema';
import { findComparables } from '@api/owners/report/comparables';
import { refreshPriceDemand } from '@api/owners/report/price-demand';
import { inviteOwners } from '@api/owners/invitations';
import { accountByEmail } from '@api/accounts/queries/accounts';
import { anyPropertyById } from '@api/properties/queries/properties';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { daysAfter } from '@domain/owner-report/period';
import { demoProperties, type Written, writePast } from './write-past';

/**
 * One older than a year, a new house, a new apartment, one off the market. Each has five comparables at both sizes of
 * the demo, however its public point is displaced.
 */
export const ownersProperties = ['BN10418', 'BN10104', 'BN10252', 'BN10401'] as const;
/** The property with exclusive access, and its duration. */
const [onlyYours, onlyYouDays] = [ownersProperties[0], 90];

export interface DemoOwner {
  /** Newly assigned properties. */
  linked: number;
  /** Properties with a generated history: the owner's and their comparables. */
  homes: number;
  written: Written;
  account: 'proven' | 'unproven' | 'none';
  isInvited: boolean;
}

/** The demo is not loaded, or other sources have properties. */
export class NoDemoOwner extends Error {}

/**
 * Assigns demo properties to a person, with a history up to yesterday (docs/decisions/0069-owners.md). Repeatable.
 * @throws NoDemoOwner
 */
export async function makeDemoOwner(
  db: Kysely<DemoDatabase>,
  email: string,
  now = clock.now(),
): Promise<DemoOwner> {
  const made = await inTransaction(db, (trx) => makeAlone(trx, email, now));
  await refreshPriceDemand(db, now);
  return made;
}

async function makeAlone(db: Kysely<DemoDatabase>, email: string, now: Date): Promise<DemoOwner> {
  const owned = await propertiesOfOwner(db);
  await requireOnlyDemo(db);
  const comparables = await Promise.all(owned.map(({ id }) => alikeTo(db, id)));
  const properties = await demoProperties(db, [
    ...new Set([...owned.map(({ id }) => id), ...comparables.flat()]),
  ]);
  const written = await writePast(db, {
    homes: properties,
    owned: owned.map(({ id }) => id),
    last: daysAfter(isoDay(now), -1),
  });
  const links = owned.map(({ id, reference }) => ({
    property: id,
    reference,
    email,
    onlyYouUntil: reference === onlyYours ? daysAfter(isoDay(now), onlyYouDays) : null,
  }));
  const linked = await db
    .insertInto('property_owner')
    .values(
      links.map(({ property, onlyYouUntil }) => ({
        property_id: property,
        email,
        only_you_until: onlyYouUntil,
        since: now,
      })),
    )
    .onConflict((both) => both.doNothing())
    .executeTakeFirst();
  const account = await accountByEmail(db, email);
  return {
    linked: Number(linked.numInsertedOrUpdatedRows ?? 0n),
    homes: properties.length,
    written,
    account: !account ? 'none' : account.verified_at ? 'proven' : 'unproven',
    isInvited: (await inviteOwners(db, links)) > 0,
  };
}

/** Locks the demo's source: concurrent runs wait for each other. */
async function propertiesOfOwner(db: Kysely<DemoDatabase>): Promise<{ id: number; reference: string }[]> {
  const source = await db
    .selectFrom('source')
    .select('id')
    .where('name', '=', demoSource)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const properties = source
    ? await db
        .selectFrom('property')
        .select(['id', 'reference'])
        .where('source_id', '=', source.id)
        .where('reference', 'in', [...ownersProperties])
        .where('active', '=', true)
        .execute()
    : [];
  if (properties.length < ownersProperties.length)
    throw new NoDemoOwner(
      'o catálogo de demonstração não está aqui, ou é de outra versão: inicie o site uma vez com DEMO_CATALOGUE=on',
    );
  return ownersProperties.map((reference) =>
    properties.find((demoProperty) => demoProperty.reference === reference)!,
  );
}

async function requireOnlyDemo(db: Kysely<DemoDatabase>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from source s
    where name <> ${demoSource} and exists (select from property where source_id = s.id and in_feed)
    order by name`.execute(db);
  if (rows.length > 0)
    throw new NoDemoOwner(
      `há imóveis de verdade neste catálogo (${rows.map(({ name }) => name).join(', ')}), e a demonstração não se mistura com eles`,
    );
}

async function alikeTo(db: Kysely<DemoDatabase>, id: number): Promise<number[]> {
  const row = await anyPropertyById(db, id);
  const comparables = row && (await findComparables(db, row));
  return comparables ? comparables.homes.map(({ property }) => property) : [];
}
