import { type Kysely, sql } from 'kysely';
import { isOpen } from '@api/contacts/queries/parts';
import { responsibleIn } from '@api/contacts/responsibles';
import type { HandOverPreview } from '@contract/staff-hand-over';
import type { PersonRef } from '@domain/leads/distribution/distribution-rules';
import { ofPerson } from './of-person';
import type { DistributionDatabase } from '../schema';
import { peopleWhoAnswer } from './people';
import { loadRules } from './rules';

/** What a hand-over of this person would move, and to whom it may go. */
export async function handOverPreview(
  db: Kysely<DistributionDatabase>,
  from: PersonRef,
): Promise<HandOverPreview> {
  const { rows } = await sql<{ contacts: number; offers: number }>`
    select (select count(*) from lead where ${isOpen} and ${ofPerson('lead', from)}) as contacts,
      (select count(*) from lead_offer where ended_at is null and ${ofPerson('lead_offer', from)}) as offers`.execute(
    db,
  );
  const others = (await peopleWhoAnswer(db)).filter(({ ref }) => ref !== from);
  const { lastResort } = await loadRules(
    db,
    others.map(({ ref }) => ref),
  );
  const people = others.map(({ ref, name }) => responsibleIn(ref, name));
  const suggested = others.findIndex(({ ref }) => ref === lastResort);
  return {
    ...{ contacts: Number(rows[0]!.contacts), offers: Number(rows[0]!.offers) },
    ...{ people, suggested: people[suggested] ?? null },
  };
}
