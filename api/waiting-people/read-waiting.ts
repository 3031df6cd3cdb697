import type { Kysely } from 'kysely';
import { isVisibleTo, type Reader } from '@api/property-checks/queries/own';
import type { Place } from '@api/search/queries/places';
import { notFound } from '@api/platform/http/errors';
import type { StaffWaitingPeople } from '@contract/staff-waiting-people';
import { activeChips } from '@domain/search/chips';
import { grantOf } from '@domain/staff/roles';
import { knownPeople } from './queries/known-people';
import { type Fit, peopleWhoFit } from './queries/people-who-fit';
import type { WaitingPeopleDatabase } from './schema';

/** The best ones are named: nobody calls more at a time. */
const maxNamed = 20;
const maxWants = 5;

/** @throws 404: there is no such property, or it is not the member's */
export async function readWaitingPeople(
  db: Kysely<WaitingPeopleDatabase>,
  reader: Reader,
  id: number,
): Promise<StaffWaitingPeople> {
  const property = await db
    .selectFrom('property')
    .leftJoin('broker', 'broker.id', 'property.broker_id')
    .select(['property.id', 'currency', 'broker.name as broker'])
    .where('property.id', '=', id)
    .where(isVisibleTo(reader))
    .executeTakeFirst();
  if (!property) throw notFound();
  const { fits, isPartial } = await peopleWhoFit(db, property);
  for (const owner of await ownersOf(db, id)) fits.delete(owner);
  const grant = grantOf(reader.member.role, 'contacts.read');
  const known = grant ? await knownPeople(db, { member: reader.member, grant }, [...fits.keys()]) : [];
  const named = known
    .flatMap(({ account, contact, name, responsible, allowsProfile }) => {
      const { any, saved } = fits.get(account)!;
      const best = allowsProfile ? any : saved;
      return best ? [{ contact, name, responsible, fit: best.fit, wants: wantsOf(best) }] : [];
    })
    .toSorted((one, other) => other.fit - one.fit || other.contact - one.contact);
  return {
    broker: property.broker,
    count: fits.size,
    named: named.length,
    people: named.slice(0, maxNamed),
    is_partial: isPartial,
  };
}

async function ownersOf(db: Kysely<WaitingPeopleDatabase>, property: number): Promise<number[]> {
  const rows = await db
    .selectFrom('property_owner')
    .innerJoin('account', 'account.email', 'property_owner.email')
    .select('account.id')
    .where('property_id', '=', property)
    .execute();
  return rows.map(({ id }) => id);
}

/** 'Búzios', 'Até R$ 8 milhões' */
function wantsOf({ wanted: { search, currency } }: Fit): string[] {
  const place = search.place && { known: search.place.by !== 'unknown', label: labelOf(search.place) };
  return activeChips(search.filters, place, currency)
    .filter(({ key }) => key !== 'negotiation')
    .slice(0, maxWants)
    .map(({ label }) => label);
}

const labelOf = (place: Place): string => (place.by === 'unknown' ? place.text : place.label);
