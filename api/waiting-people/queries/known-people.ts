import { type Kysely, sql } from 'kysely';
import { isVisibleTo, type Reader } from '@api/contacts/queries/own';
import { openContactStates } from '@domain/leads/contact-state';
import { subscriptionKinds } from '@domain/leads/subscription';
import { callRequestMessage } from '@domain/purchase-profile/call-request';
import type { WaitingPeopleDatabase } from '../schema';

export interface KnownPerson {
  account: number;
  contact: number;
  name: string;
  /** Who answers the contact. */
  responsible: string | null;
  /** 'Um consultor pode me procurar por causa deste perfil' */
  allowsProfile: boolean;
}

/**
 * Accounts whose person asked for contact, by e-mail: the newest contact that is still open, and that the member may
 * read. LGPD, art. 7, V: a request of the person; who only searches has made none.
 */
export async function knownPeople(
  db: Kysely<WaitingPeopleDatabase>,
  reader: Reader,
  accounts: readonly number[],
): Promise<KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`
    select distinct on (account.id) account.id as account, lead.id::int as contact, lead.name,
      coalesce(broker.name, staff_member.name) as responsible,
      exists (select from lead asked where lower(asked.email) = account.email and asked.suspicion is null
        and asked.kind = 'no-reference' and starts_with(asked.message, ${callRequestMessage})) as "allowsProfile"
    from account
    join lead on lower(lead.email) = account.email
    left join broker on broker.id = lead.broker_id
    left join staff_member on staff_member.id = lead.member_id
    where account.id = any(${[...accounts]}::int[]) and lead.suspicion is null
      and lead.state = any(${[...openContactStates]}::text[])
      and lead.kind <> all(${[...subscriptionKinds]}::text[]) and ${isVisibleTo(reader)}
    order by account.id, lead.created_at desc, lead.id desc`.execute(db);
  return rows;
}
