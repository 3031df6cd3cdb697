import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '@api/audit/record-act';
import { sqlNow } from '@api/platform/db/sql-now';
import { inTransaction } from '@api/platform/db/transaction';
import { ApiError, notFound } from '@api/platform/http/errors';
import type { RedirectPlan } from '@domain/legacy-urls/plan-redirects';
import { asChange, planRedirects } from './change-redirect';
import { redirectsVersion } from './queries/redirects';
import { lockRedirects, saveRedirects } from './save-redirects';
import type { RedirectsDatabase } from './schema';

const plans = 4;

/** Lists that are pasted: stored in parts, compared with the redirects of now, published as one act. */
export function redirectPastes(db: Kysely<RedirectsDatabase>) {
  const known = new LRUCache<string, RedirectPlan>({ max: plans });

  async function planOf(id: number, read: Kysely<RedirectsDatabase> = db) {
    const paste = await findPaste(read, id);
    if (!paste) throw notFound();
    const key = `${id} ${paste.parts} ${await redirectsVersion(read)}`;
    const plan = known.get(key) ?? (await planRedirects(read, await linesOfPaste(read, id)));
    known.set(key, plan);
    return { plan, version: versionOf(plan), act: paste.act };
  }

  return {
    planOf,
    /** @param version of the preview that was read. @throws 409 @returns its act; null: nothing changes */
    async publish(writing: Kysely<RedirectsDatabase>, actor: Actor, id: number, version: string) {
      // Before the lock: what others wait for is short, if nobody changes redirects meanwhile.
      await planOf(id);
      return inTransaction(writing, async (write) => {
        await lockRedirects(write);
        const { plan, version: now, act } = await planOf(id, write);
        if (act !== null) throw published();
        if (now !== version) throw changedSince();
        const saved = await saveRedirects(write, actor, plan.changes.map(asChange));
        await write.updateTable('redirect_paste').set({ act: saved }).where('id', '=', id).execute();
        return { act: saved, records: plan.changes.length };
      });
    },
  };
}

const versionOf = (plan: RedirectPlan): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('base64url').slice(0, 22);

const published = () => new ApiError(409, 'PUBLISHED', 'Esta lista já foi publicada.');
const changedSince = () =>
  new ApiError(409, 'CHANGED', 'Outra pessoa mudou redirecionamentos desta lista: confira o que muda agora.');

/** Deletes those of before the last day. */
export const createPaste = (db: Kysely<RedirectsDatabase>, memberId: number): Promise<number> =>
  inTransaction(db, async (write) => {
    await write
      .deleteFrom('redirect_paste')
      .where('created_at', '<', sql<Date>`${sqlNow()} - interval '1 day'`)
      .execute();
    const { id } = await write
      .insertInto('redirect_paste')
      .values({ member_id: memberId, created_at: sqlNow(), act: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });

/** @throws 404; 409: published */
export async function addPastePart(
  db: Kysely<RedirectsDatabase>,
  memberId: number,
  id: number,
  part: { position: number; lines: string },
): Promise<void> {
  const paste = await findPaste(db, id);
  if (!paste || paste.member_id !== memberId) throw notFound();
  if (paste.act !== null) throw published();
  await db
    .insertInto('redirect_paste_part')
    .values({ paste_id: id, ...part })
    .onConflict((conflict) => conflict.columns(['paste_id', 'position']).doNothing())
    .execute();
}

const findPaste = (db: Kysely<RedirectsDatabase>, id: number) =>
  db
    .selectFrom('redirect_paste')
    .select(['member_id', 'act'])
    .select(({ selectFrom }) =>
      selectFrom('redirect_paste_part')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('paste_id', '=', id)
        .as('parts'),
    )
    .where('id', '=', id)
    .executeTakeFirst();

async function linesOfPaste(db: Kysely<RedirectsDatabase>, id: number): Promise<string> {
  const parts = await db
    .selectFrom('redirect_paste_part')
    .select('lines')
    .where('paste_id', '=', id)
    .orderBy('position')
    .execute();
  return parts.map(({ lines }) => lines).join('');
}
