import { type RawBuilder, sql } from 'kysely';
import type { ContactTab } from '@contract/staff-contacts';
import { openContactStates } from '@domain/leads/contact-state';
import { subscriptionKinds } from '@domain/leads/subscription';

const listed = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

/** Leads of before the admin wait for nobody, until a member works on one (migration 0055). */
const isCurrent = sql<boolean>`(not came_before or state <> 'novo' or broker_id is not null or member_id is not null or next_on is not null)`;

/** Open for the brokerage's people: nobody has to answer a subscription. Literals, so that the indexes serve. */
export const isOpen = sql<boolean>`(suspicion is null and state in (${listed(openContactStates)}) and kind not in (${listed(subscriptionKinds)}) and ${isCurrent})`;

/** Rows of `lead` in each part of the list. */
export const partOf: Record<ContactTab, RawBuilder<boolean>> = {
  untaken: sql<boolean>`(${isOpen} and broker_id is null and member_id is null)`,
  taken: sql<boolean>`(${isOpen} and (broker_id is not null or member_id is not null))`,
  failed: sql<boolean>`(lead.id in (select d.lead_id from lead_delivery d where d.state in ('refused', 'unclear')))`,
  all: sql<boolean>`true`,
  held: sql<boolean>`(suspicion is not null)`,
};
