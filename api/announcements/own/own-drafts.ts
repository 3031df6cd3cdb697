import { type Kysely, sql } from 'kysely';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { sqlNow } from '@api/platform/db/sql-now';
import { codeKey } from '@api/properties/queries/properties';
import type { DraftChange } from '@domain/announcement/draft';
import type { OwnState } from '@domain/announcement/own-property';
import { changedColumns, isUnexpired } from '../queries/announcement-drafts';
import type { AnnouncementsDatabase } from '../schema';
import type { StoredDraft } from '../schema-announcements';

export type OwnDraft = StoredDraft & { own_number: number };

const own = (db: Kysely<AnnouncementsDatabase>) =>
  db
    .selectFrom('announcement_draft')
    .selectAll()
    .where('own_number', 'is not', null)
    .$narrowType<{ own_number: number }>();

/** Drafts that members can open. One that was published once does not expire. */
export const openOwnDrafts = (db: Kysely<AnnouncementsDatabase>) =>
  own(db)
    .where('discarded_at', 'is', null)
    .where(sql<boolean>`(property_id is not null or ${isUnexpired()})`);

export const ownDraft = (db: Kysely<AnnouncementsDatabase>, number: number): Promise<OwnDraft | undefined> =>
  openOwnDrafts(db).where('own_number', '=', number).executeTakeFirst();

export const lockedOwnDraft = (
  write: Write<AnnouncementsDatabase>,
  number: number,
): Promise<OwnDraft | undefined> =>
  openOwnDrafts(write).where('own_number', '=', number).forUpdate().executeTakeFirst();

/** In the order of their numbers, discarded ones too. */
export const lockedOwnDrafts = (
  write: Write<AnnouncementsDatabase>,
  numbers: readonly number[],
): Promise<OwnDraft[]> =>
  own(write)
    .where('own_number', 'in', [...numbers])
    .orderBy('own_number')
    .forUpdate()
    .execute();

/** An empty draft of the member: a second press finds the first one's. @returns its number */
export const startOwnDraft = (db: Kysely<AnnouncementsDatabase>, member: number): Promise<number> =>
  inTransaction(db, async (write) => {
    const now = sqlNow();
    const started = await write
      .insertInto('announcement_draft')
      .values({ own_number: await freeNumber(write), member_id: member, created_at: now, saved_at: now })
      .onConflict((conflict) =>
        conflict
          .column('member_id')
          .where('own_number', 'is not', null)
          .where('revision', '=', sql.lit(0))
          .where('discarded_at', 'is', null)
          .doUpdateSet({ saved_at: now }),
      )
      .returning('own_number')
      .executeTakeFirstOrThrow();
    return started.own_number!;
  });

/** A feed may have had the code before these numbers existed. */
async function freeNumber(write: Write<AnnouncementsDatabase>): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ number: number; isTaken: boolean }>`
      with next as (select nextval('own_property_number')::int as number)
      select number, exists (
        select from property where ${codeKey} = 'proprio' || number) as "isTaken"
      from next`.execute(write);
    const { number, isTaken } = rows[0]!;
    if (!isTaken) return number;
  }
}

/** As typed. undefined: there is none; 'full': too large. */
export const saveOwnDraft = (
  db: Kysely<AnnouncementsDatabase>,
  number: number,
  change: DraftChange,
): Promise<OwnDraft | 'full' | undefined> =>
  inTransaction(db, async (write) => {
    const draft = await lockedOwnDraft(write, number);
    if (!draft) return undefined;
    const changed = changedColumns(draft, change);
    if (!changed) return 'full';
    return (await write
      .updateTable('announcement_draft')
      .set({ saved_at: sqlNow(), ...changed })
      .where('id', '=', draft.id)
      .returningAll()
      .executeTakeFirstOrThrow()) as OwnDraft;
  });

export const stateOf = ({ discarded_at, published_at }: OwnDraft): OwnState =>
  discarded_at ? 'discarded' : published_at ? 'published' : 'draft';

/** Its fields changed since they were published. */
export const changedSince = ({ fields, published_revision }: OwnDraft): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field && field.revision > (published_revision ?? 0) ? [name] : [],
  );
