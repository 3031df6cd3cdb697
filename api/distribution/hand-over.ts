import { sql } from 'kysely';
import type { Actor } from '@api/audit/record-act';
import { inParts } from '@api/platform/db/in-parts';
import { isOpen } from '@api/contacts/queries/parts';
import { saveContacts } from '@api/contacts/stored-contact';
import { distributionJobName } from '@api/leads/distribution';
import type { Write } from '@api/platform/db/transaction';
import { unprocessable } from '@api/platform/http/errors';
import { addJob } from '@api/platform/jobs/queue';
import type { HandOverDone } from '@contract/staff-hand-over';
import type { PersonRef } from '@domain/leads/distribution/distribution-rules';
import { endOffers, idsIn, lockInOrder, readAll, recordMoved } from './move-contacts';
import { ofPerson } from './queries/of-person';
import { peopleWhoAnswer } from './queries/people';
import type { DistributionDatabase } from './schema';

type Db = Write<DistributionDatabase>;

/** Seconds: whoever hands over to leave has left by then, and is not asked again. */
const offeredAgainAfter = 10;

export interface HandOver {
  from: PersonRef;
  to: PersonRef;
  actor: Actor;
  /** Of the act. */
  reason: string | null;
}

/**
 * All open contacts of a person go to another in one act, answered or not. Offers to the person end, and their contacts are
 * distributed again. @throws 422 of `to`
 */
export async function handOver(write: Db, { from, to, actor, reason }: HandOver): Promise<HandOverDone> {
  const people = await peopleWhoAnswer(write);
  if (to === from || !people.some(({ ref }) => ref === to)) throw cannotGet();
  const ids = await sql<{ id: number }>`
    select id from lead where ${isOpen} and ${ofPerson('lead', from)}
    union select lead_id from lead_offer where ended_at is null and ${ofPerson('lead_offer', from)}`.execute(
    write,
  );
  const locked = await lockInOrder(write, idsIn(ids));
  const contacts = await readAll(write, locked, sql`${isOpen} and ${ofPerson('lead', from)}`);
  await inParts([...contacts.keys()], (part) => saveContacts(write, part, { responsible: to }));
  const act = await recordMoved(write, contacts, { to, actor, reason });
  const offered = await endOffers(write, locked, ofPerson('lead_offer', from));
  for (const lead of offered)
    await addJob(write, {
      ...{ kind: distributionJobName, key: `lead:${lead}`, details: { lead } },
      afterSeconds: offeredAgainAfter,
    });
  return { act, contacts: contacts.size, offers: offered.length };
}

const cannotGet = () =>
  unprocessable({ to: ['Escolha quem atende contatos, outra pessoa que não quem sai'] });
