import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import type { AlertLetter } from '@api/db/schema-alerts';
import { queueMail } from '@api/mail/queue-mail';
import { isForNow, isForTheDay, isForTheWeek, isLetterTime } from './due';
import { toldOfFavorites } from './live-favorites';
import { liveSearches } from './live-searches';

/** Accounts that are looked at by one statement. */
const accountsAtOnce = 50;

/**
 * Queues a letter for everybody who is due one: one a person, of all that is due. What a letter tells is marked in the
 * transaction that queues it, so several instances, or one that is killed, tell nothing twice.
 * @returns how many
 */
export async function makeLetters(db: Kysely<Database>, now: Date, signal?: AbortSignal): Promise<number> {
  if (!isLetterTime(now)) return 0;
  let made = 0;
  for (let after = 0; ;) {
    signal?.throwIfAborted();
    const { rows } = await sql<{ account_id: number }>`
      select distinct account_id from alert where letter_id is null and account_id > ${after}
      order by account_id limit ${accountsAtOnce}`.execute(db);
    if (rows.length === 0) return made;
    const accounts = rows.map(({ account_id }) => account_id);
    const due = await dueOf(db, accounts, now);
    for (const account of new Set(due.map(({ account_id }) => account_id)))
      if (await makeLetter(db, account, now)) made += 1;
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

async function dueOf(db: Kysely<Database>, accounts: readonly number[], now: Date): Promise<Due[]> {
  const searches = liveSearches(db).select(['saved_search.id', 'saved_search.frequency', 'account.email']);
  const keepers = toldOfFavorites(db).select(['id', 'favorite_letters as frequency', 'email']);
  const [day, week] = [isForTheDay(now), isForTheWeek(now)];
  const { rows } = await sql<Due>`
    select a.id, a.account_id, s.email, bool_or(${day}) as day, bool_or(${week}) as week
    from alert a
    join lateral (
      select live.frequency, live.email from alert_search m join (${searches}) live on live.id = m.search_id
      where m.alert_id = a.id
      union all
      select live.frequency, live.email from (${keepers}) live where a.favorite is not null and live.id = a.account_id
    ) s on true
    where a.letter_id is null and a.account_id = any(${accounts}::int[]) and (${day} or ${week} or ${isForNow(now)})
    group by a.id, s.email
    order by a.id`.execute(db);
  return rows;
}

const makeLetter = (db: Kysely<Database>, account: number, now: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await trx.selectFrom('account').select('id').where('id', '=', account).forNoKeyUpdate().execute();
    const due = await dueOf(trx, [account], now);
    const [first] = due;
    if (!first) return false;
    const letter = await trx
      .insertInto('alert_letter')
      .values({ account_id: account, rhythm: rhythmOf(due), made_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('alert')
      .set({ letter_id: letter.id })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
    await queueMail(trx, 'alert', { email: first.email, accountId: account }, { letter: letter.id });
    return true;
  });

function rhythmOf(due: readonly Due[]): AlertLetter['rhythm'] {
  if (due.some(({ day }) => day)) return 'daily';
  return due.some(({ week }) => week) ? 'weekly' : 'at_once';
}
