import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import type { SavedSearchesDatabase } from '../schema';
import type { AlertEmail } from '../schema-alerts';
import { queueMail } from '@api/platform/email/queue-mail';
import { isForNow, isForTheDay, isForTheWeek, isEmailTime } from './due';
import { favoriteAlertAccounts } from './live-favorites';
import { liveSearches } from './live-searches';

const batchSize = 50;

/** Queues one e-mail for each person. One transaction marks its alerts: instances and crashes cause no repeats. */
export async function queueAlertEmails(
  db: Kysely<SavedSearchesDatabase>,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  if (!isEmailTime(now)) return 0;
  let made = 0;
  for (let after = 0; ;) {
    signal?.throwIfAborted();
    const { rows } = await sql<{ account_id: number }>`
      select distinct account_id from alert where letter_id is null and account_id > ${after}
      order by account_id limit ${batchSize}`.execute(db);
    if (rows.length === 0) return made;
    const accounts = rows.map(({ account_id }) => account_id);
    const due = await dueOf(db, accounts, now);
    for (const account of new Set(due.map(({ account_id }) => account_id)))
      if (await queueAlertEmail(db, account, now)) made += 1;
    after = accounts.at(-1)!;
  }
}

interface Due {
  id: number;
  account_id: number;
  email: string;
  day: boolean;
  week: boolean;
}

async function dueOf(
  db: Kysely<SavedSearchesDatabase>,
  accounts: readonly number[],
  now: Date,
): Promise<Due[]> {
  const searches = liveSearches(db).select(['saved_search.id', 'saved_search.frequency', 'account.email']);
  const favoriteAccounts = favoriteAlertAccounts(db).select(['id', 'favorite_letters as frequency', 'email']);
  const [day, week] = [isForTheDay(now), isForTheWeek(now)];
  const { rows } = await sql<Due>`
    select a.id, a.account_id, s.email, bool_or(${day}) as day, bool_or(${week}) as week
    from alert a
    join lateral (
      select live.frequency, live.email from alert_search m join (${searches}) live on live.id = m.search_id
      where m.alert_id = a.id
      union all
      select live.frequency, live.email from (${favoriteAccounts}) live where a.favorite is not null and live.id = a.account_id
    ) s on true
    where a.letter_id is null and a.account_id = any(${accounts}::int[]) and (${day} or ${week} or ${isForNow(now)})
    group by a.id, s.email
    order by a.id`.execute(db);
  return rows;
}

const queueAlertEmail = (db: Kysely<SavedSearchesDatabase>, account: number, now: Date): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await trx.selectFrom('account').select('id').where('id', '=', account).forNoKeyUpdate().execute();
    const due = await dueOf(trx, [account], now);
    const [first] = due;
    if (!first) return false;
    const alertEmail = await trx
      .insertInto('alert_letter')
      .values({ account_id: account, rhythm: rhythmOf(due), made_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('alert')
      .set({ letter_id: alertEmail.id })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
    await queueMail(
      trx,
      'alert',
      { email: first.email, accountId: account },
      { letter: alertEmail.id },
      { isBulk: true },
    );
    return true;
  });

function rhythmOf(due: readonly Due[]): AlertEmail['rhythm'] {
  if (due.some(({ day }) => day)) return 'daily';
  return due.some(({ week }) => week) ? 'weekly' : 'at_once';
}
