import type { Kysely } from 'kysely';
import { canAnswer } from '@api/contacts/responsibles';
import type { StoredLead } from '@api/leads/schema-leads';
import type { ContactsDatabase } from '@api/contacts/schema';

/** Who answers a campaign's contacts, if the person still may. @param responsible 'broker:12', 'member:3' */
export const campaignPerson = async (
  db: Kysely<ContactsDatabase>,
  responsible: string | null,
): Promise<string | null> =>
  responsible !== null && (await canAnswer(db, responsible)) ? responsible : null;

/** Of a contact about no property, from a visitor of a campaign page. null: the rules decide. */
export async function personOfCampaign(
  db: Kysely<ContactsDatabase>,
  { product_id: property, campaign }: Pick<StoredLead, 'product_id' | 'campaign'>,
): Promise<string | null> {
  const { lp } = campaign as { lp?: string };
  if (property !== null || lp === undefined) return null;
  const row = await db.selectFrom('campaign').select('content').where('slug', '=', lp).executeTakeFirst();
  const block = row?.content.blocks.find(({ kind }) => kind === 'contact');
  return campaignPerson(db, (block?.kind === 'contact' && block.responsible) || null);
}
