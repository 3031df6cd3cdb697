import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Write } from '@api/platform/db/transaction';
import { clock } from '@domain/kernel/clock';
import { type Brokerage, picturesOf } from './brokerage';
import { type BrokerageChange, changesBetween } from './brokerage-changes';
import type { BrokerageDatabase } from './schema';

/** Key of the advisory lock; unique in this database. */
const brokerageLock = 20_261_123;

export interface LockedBrokerage {
  content: Brokerage;
  /** Content of the last file, while the admin has changed it since. */
  applied: Brokerage | null;
}

/** Until the transaction ends nobody else changes the brokerage. */
export async function lockBrokerage(write: Write<BrokerageDatabase>): Promise<LockedBrokerage | null> {
  await sql`select pg_advisory_xact_lock(${brokerageLock})`.execute(write);
  return (await write.selectFrom('house').select(['content', 'applied']).executeTakeFirst()) ?? null;
}

/** Changes of the admin that no file has. */
export const unfiledChanges = ({ content, applied }: LockedBrokerage): BrokerageChange[] =>
  applied ? changesBetween(applied, content) : [];

/** Stores what a file says. */
export const saveFile = (write: Write<BrokerageDatabase>, content: Brokerage) =>
  save(write, content, { applied: null, applied_at: clock.now() });

/** Stores what the admin changes; remembers what the file said. */
export const saveChange = (write: Write<BrokerageDatabase>, before: LockedBrokerage, content: Brokerage) => {
  const applied = before.applied ?? before.content;
  const isFiled = changesBetween(applied, content).length === 0;
  return save(write, content, { applied: isFiled ? null : JSON.stringify(applied) });
};

async function save(
  write: Write<BrokerageDatabase>,
  brokerage: Brokerage,
  applied: { applied: string | null; applied_at?: Date },
): Promise<void> {
  const content = JSON.stringify(brokerage);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const row = { version, content, photos: picturesOf(brokerage), ...applied };
  await write
    .insertInto('house')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
