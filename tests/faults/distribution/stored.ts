import { sql } from 'kysely';
import type { OpenDatabase } from '@api/open-database';
import { isOpen } from '@api/contacts/queries/parts';
import type { OfferOutcome } from '@domain/leads/distribution/offer-outcome';
import { readActs, readEmails } from '../staff/stored';

export interface Offer {
  id: number;
  lead: number;
  person: string | null;
  due: Date | null;
  ended: Date | null;
  outcome: OfferOutcome | null;
}

export interface Lead {
  id: number;
  protocol: string;
  responsible: string | null;
  isOpen: boolean;
  /** Who answers can no longer do it. */
  isLeft: boolean;
}

export type Stored = Awaited<ReturnType<typeof readStored>>;

/** What the distribution has stored, with all acts in their order and e-mails that wait. */
export async function readStored(database: OpenDatabase) {
  const { db } = database;
  const { rows: offers } = await sql<Offer>`
    select id, lead_id as lead, due_at as due, ended_at as ended, outcome,
      coalesce('broker:' || broker_id, 'member:' || member_id) as person
    from lead_offer order by id`.execute(db);
  const { rows: leads } = await sql<Lead>`
    select id, protocol, coalesce('broker:' || broker_id, 'member:' || member_id) as responsible, ${isOpen} as "isOpen",
      broker_id in (select id from broker where not active) is true as "isLeft"
    from lead order by id`.execute(db);
  return { offers, leads, acts: await readActs(database), emails: await readEmails(database) };
}
