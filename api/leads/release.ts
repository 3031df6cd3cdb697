import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { LeadPlaces } from './places';
import { tellLead } from './tell-lead';

/**
 * A contact that was kept apart is one as any other from now on: its places and its person are told of it.
 * @returns false, and nothing: there is none such that is kept apart
 */
export const releaseLead = (db: Kysely<Database>, protocol: string, places: LeadPlaces): Promise<boolean> =>
  db.transaction().execute(async (write) => {
    const lead = await write
      .updateTable('lead')
      .set({ suspicion: null })
      .where('protocol', '=', protocol)
      .where('suspicion', 'is not', null)
      .returning(['id', 'kind', 'email', 'broker'])
      .executeTakeFirst();
    if (lead) await tellLead(write, lead, places);
    return lead !== undefined;
  });
