import { inTransaction } from '@api/platform/db/transaction';
import { queueMail } from '@api/platform/email/queue-mail';
import { clock } from '@domain/kernel/clock';
import { warned } from '@domain/kernel/logged';
import { type Condition, type ConditionDeps, type ConditionName, conditionReaders } from './conditions';

export interface AlertDeps extends ConditionDeps {
  /** OPERATOR_EMAIL. */
  operators: readonly string[];
}

const keyOf = ({ name, of }: Condition) => `alert:${name}:${of}`;

/** One letter for each condition that begins. The rows of begun ones are shared by the instances. */
export async function sendAlerts(deps: AlertDeps): Promise<void> {
  const now = clock.now();
  for (const name of Object.keys(conditionReaders) as ConditionName[]) {
    const unread = warned(deps.log, `alert condition not read: ${name}`, (): Condition[] => []);
    const conditions = await conditionReaders[name](deps, now).catch(unread);
    for (const condition of conditions) await settle(deps, condition, now);
  }
}

async function settle({ db, log, operators }: AlertDeps, condition: Condition, now: Date): Promise<void> {
  const { name, of, isOn, value } = condition;
  const key = keyOf(condition);
  if (!isOn) return void (await db.deleteFrom('setting').where('key', '=', key).execute());
  await inTransaction(db, async (write) => {
    const begun = await write
      .insertInto('setting')
      .values({ key, value: now.toISOString() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!begun) return;
    for (const email of operators) await queueMail(write, 'operator-alert', { email }, { name, of, value });
    log.warn({ condition: name, of }, 'alert sent');
  });
}
