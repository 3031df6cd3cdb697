import { sql } from 'kysely';
import { idOf } from '@api/contacts/responsibles';
import { distributionJobName } from '@api/leads/distribution';
import type { Write } from '@api/platform/db/transaction';
import { addJob } from '@api/platform/jobs/queue';
import { clock } from '@domain/kernel/clock';
import type { Decision } from '@domain/leads/distribution/decide';
import { queueOfferEmail, queueResortEmail } from './emails';
import type { DistributionDatabase } from './schema';

type Db = Write<DistributionDatabase>;

const columnsOf = (person: string) => ({
  broker_id: idOf('broker', person),
  member_id: idOf('member', person),
});
const groupOf = ({ group }: Decision) => (group === null ? null : Number(group));

/** Asks the person by e-mail and in the admin until `dueAt`; a job looks at it then. */
export async function offerContact(write: Db, lead: number, decision: Decision, dueAt: Date): Promise<void> {
  const now = clock.now();
  const { id } = await write
    .insertInto('lead_offer')
    .values({
      ...{ lead_id: lead, ...columnsOf(decision.person), rule: decision.rule, group_id: groupOf(decision) },
      ...{ at: now, due_at: dueAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveTurn(write, decision);
  await queueOfferEmail(write, { offer: id, person: decision.person });
  await addJob(write, {
    ...{ kind: distributionJobName, key: `offer:${id}`, details: { lead } },
    afterSeconds: (dueAt.getTime() - now.getTime()) / 1000,
  });
}

/** The contact is theirs, although they did not take it. */
export async function giveToLastResort(write: Db, lead: number, decision: Decision): Promise<void> {
  const now = clock.now();
  await write
    .insertInto('lead_offer')
    .values({
      ...{ lead_id: lead, ...columnsOf(decision.person), rule: 'last', at: now },
      ...{ due_at: null, ended_at: now, outcome: 'resort' },
    })
    .execute();
  await write.updateTable('lead').set(columnsOf(decision.person)).where('id', '=', lead).execute();
  await queueResortEmail(write, { lead, person: decision.person });
}

async function saveTurn(write: Db, { turn }: Decision): Promise<void> {
  if (!turn) return;
  const group = Number(turn.wheel);
  await write.updateTable('distribution_group').set({ pass: turn.pass }).where('id', '=', group).execute();
  await write
    .insertInto('distribution_member')
    .values({ group_id: group, ...columnsOf(turn.member), position: 0, pass: turn.memberPass })
    .onConflict((conflict) =>
      conflict
        .columns(['group_id', 'broker_id', 'member_id'])
        .doUpdateSet({ pass: sql<number>`excluded.pass` }),
    )
    .execute();
}
