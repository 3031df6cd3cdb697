import { type Kysely, sql } from 'kysely';
import { demoSource } from '@api/catalogue/source-name';
import type { Database } from '@api/db/schema';
import { homesAlike } from '@api/owner-report/homes-alike';
import { renewMirrors } from '@api/owner-report/mirrors';
import { inviteOwners } from '@api/owners/invitations';
import { accountByEmail } from '@api/repositories/accounts';
import { productById } from '@api/repositories/products';
import { clock } from '@domain/clock';
import { isoDay } from '@domain/moment';
import { daysAfter } from '@domain/owner-report/period';
import { demoHomes, type Written, writePast } from './write-past';

/**
 * Whom the demo's owner shows: one on offer for more than a year, one that is new, one to let, which few are like, and
 * one that has left. Each was chosen because at least five others are like it (a test holds that).
 */
export const ownersHomes = ['BN10418', 'BN10104', 'BN10409', 'BN10401'] as const;
/** It is the house's alone, for so many days. */
const [onlyYours, onlyYouDays] = [ownersHomes[0], 90];

export interface DemoOwner {
  /** Homes that were not this person's before. */
  linked: number;
  /** Homes with a past, the owner's and those like them. */
  homes: number;
  written: Written;
  account: 'proven' | 'unproven' | 'none';
  isInvited: boolean;
}

/** Why there is no demo owner: the demo is not here, or real homes are. */
export class NoDemoOwner extends Error {}

/**
 * Gives a person the demo's homes with a past to look at (docs/decisions/0069-owners.md), up to yesterday. Whoever had them
 * keeps them. Done again it adds the days since.
 * @throws NoDemoOwner
 */
export async function makeDemoOwner(
  db: Kysely<Database>,
  email: string,
  now = clock.now(),
): Promise<DemoOwner> {
  const made = await db.transaction().execute((trx) => makeAlone(trx, email, now));
  await renewMirrors(db, now);
  return made;
}

async function makeAlone(db: Kysely<Database>, email: string, now: Date): Promise<DemoOwner> {
  const owned = await homesOfOwner(db);
  await refuseBesideOthers(db);
  const alike = await Promise.all(owned.map(({ id }) => alikeTo(db, id)));
  const homes = await demoHomes(db, [...new Set([...owned.map(({ id }) => id), ...alike.flat()])]);
  const written = await writePast(db, {
    homes,
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
    homes: homes.length,
    written,
    account: !account ? 'none' : account.verified_at ? 'proven' : 'unproven',
    isInvited: (await inviteOwners(db, links)) > 0,
  };
}

/** Holds the demo's source, so that two who do this at once do it one after the other. */
async function homesOfOwner(db: Kysely<Database>): Promise<{ id: number; reference: string }[]> {
  const source = await db
    .selectFrom('source')
    .select('id')
    .where('name', '=', demoSource)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const homes = source
    ? await db
        .selectFrom('property')
        .select(['id', 'reference'])
        .where('source_id', '=', source.id)
        .where('reference', 'in', [...ownersHomes])
        .where('active', '=', true)
        .execute()
    : [];
  if (homes.length < ownersHomes.length)
    throw new NoDemoOwner(
      'o catálogo de demonstração não está aqui, ou é de outra versão: inicie o site uma vez com DEMO_CATALOGUE=on',
    );
  return ownersHomes.map((reference) => homes.find((home) => home.reference === reference)!);
}

async function refuseBesideOthers(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from source s
    where name <> ${demoSource} and exists (select from property where source_id = s.id and active)
    order by name`.execute(db);
  if (rows.length > 0)
    throw new NoDemoOwner(
      `há imóveis de verdade neste catálogo (${rows.map(({ name }) => name).join(', ')}), e a demonstração não se mistura com eles`,
    );
}

async function alikeTo(db: Kysely<Database>, id: number): Promise<number[]> {
  const row = await productById(db, id);
  const alike = row && (await homesAlike(db, row));
  return alike ? alike.homes.map(({ property }) => property) : [];
}
