import { type Kysely, sql } from 'kysely';
import { isSamePerson } from '@api/contacts/queries/person';
import { personOfCampaign } from '@api/campaigns/queries/person';
import type { StoredLead } from '@api/leads/schema-leads';
import { anyPropertyById } from '@api/properties/queries/properties';
import type { DistributedContact } from '@domain/leads/distribution/decide';
import type { PersonRef } from '@domain/leads/distribution/distribution-rules';
import type { PortalDetails } from '@domain/leads/portals';
import type { DistributionDatabase } from '../schema';
import { personOf } from './rules';

type Db = Kysely<DistributionDatabase>;
const maxEarlier = 20;

/** What the rules look at. @param can a person who left is not the one with whom somebody talks */
export async function distributedContact(
  db: Db,
  lead: StoredLead,
  can: readonly PersonRef[],
): Promise<DistributedContact> {
  const negotiation = negotiationOf(lead.details);
  return {
    knownWith: await lastTalk(db, lead, can),
    chosen: lead.broker === null ? await personOfCampaign(db, lead) : await brokerOfSlug(db, lead.broker),
    property: lead.product_id === null ? null : await distributedProperty(db, lead.product_id, negotiation),
    negotiation,
    origin: lead.portal ?? (lead.channel === null ? 'site' : 'equipe'),
  };
}

const negotiations = { Compra: 'buy', Aluguel: 'rent' } as const;
const negotiationOf = (details: object) => {
  const { negotiation = '' } = (details as { portal?: PortalDetails }).portal ?? {};
  return Object.hasOwn(negotiations, negotiation) ? negotiations[negotiation as 'Compra'] : null;
};

/**
 * null: no property has the id. Price bands are in reais: a price in another currency fulfils none.
 * @param negotiation what the contact is about, of a property that is for sale and for rent
 */
export async function distributedProperty(
  db: Db,
  id: number,
  negotiation: DistributedContact['negotiation'],
): Promise<DistributedContact['property']> {
  const row = await anyPropertyById(db, id);
  if (!row) return null;
  const { broker_id: broker, city, district, for_sale, for_rent, sale_amount, rent_amount } = row;
  const isRent = !for_sale || (for_rent && negotiation === 'rent');
  const price = isRent ? rent_amount : sale_amount;
  return {
    broker: broker === null ? null : `broker:${broker}`,
    ...{ price: row.currency === 'BRL' ? price : null, isRent, city, district },
    isLaunch: row.condition === 'launch' || row.condition === 'soonLaunch',
  };
}

async function brokerOfSlug(db: Db, slug: string): Promise<PersonRef | null> {
  const row = await db.selectFrom('broker').select('id').where('slug', '=', slug).executeTakeFirst();
  return row ? `broker:${row.id}` : null;
}

/** The newest other contact of the same e-mail or phone that somebody took who still answers. */
async function lastTalk(
  db: Db,
  lead: StoredLead,
  can: readonly PersonRef[],
): Promise<DistributedContact['knownWith']> {
  const rows = await db
    .selectFrom('lead')
    .select(['broker_id', 'member_id', sql<Date>`greatest(created_at, taken_at, answered_at)`.as('at')])
    .where(isSamePerson(lead))
    .where('id', '<>', lead.id)
    .where('suspicion', 'is', null)
    .where('taken_at', 'is not', null)
    .where((row) => row.or([row('broker_id', 'is not', null), row('member_id', 'is not', null)]))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxEarlier)
    .execute();
  for (const row of rows) {
    const person = personOf(row);
    if (person && can.includes(person)) return { person, at: row.at };
  }
  return null;
}
