import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { describeConflict } from '@api/staff/conflict';
import { changedMeanwhile } from '@api/staff/refusals';
import type { PortalPlanFields, staffPortalBody } from '@contract/staff-portals';
import { type FeedPortal, portalNumber } from '@domain/property/feed-portals';
import { mergeChanges } from '@domain/staff/merge-changes';
import { portalVerb } from './change-listings';
import type { PortalFeedsDatabase } from './schema';
import { lockPortals, storedPortal } from './stored-portals';

const subjectOfPortal = (portal: FeedPortal) => subjectOf('portal', portalNumber(portal));

/** Plan and switch of a portal. @returns the act; null: nothing changed. @throws 409 `changedMeanwhile` */
export async function changePortal(
  db: Kysely<PortalFeedsDatabase>,
  actor: Actor,
  portal: FeedPortal,
  posted: z.output<typeof staffPortalBody>,
): Promise<number | null> {
  const { act, conflict } = await inTransaction(db, async (write) => {
    await lockPortals(write);
    const stored = await planOf(write, portal);
    const { saved, conflicts } = mergeChanges(stored, posted);
    const names = Object.keys(saved) as (keyof PortalPlanFields)[];
    const subject = subjectOfPortal(portal);
    const changes = Object.fromEntries(
      names.map((name) => [name, [stored[name], saved[name]!] as [never, never]]),
    );
    if (names.length > 0) await savePlan(write, portal, saved);
    const act =
      names.length > 0 ? await recordAct(write, { actor, verb: portalVerb, subject, changes }) : null;
    if (conflicts.length === 0) return { act, conflict: null };
    const fields = conflicts.map((name) => {
      const { was, value } = posted[name]!;
      return { name, was, theirs: stored[name], yours: value };
    });
    return { act, conflict: await describeConflict(write, subject, { saved: names, fields }) };
  });
  if (conflict) throw changedMeanwhile(conflict);
  return act;
}

export async function planOf(db: Kysely<PortalFeedsDatabase>, portal: FeedPortal): Promise<PortalPlanFields> {
  const { in_use, highlights, super_highlights } = await storedPortal(db, portal);
  return { in_use, highlights, super_highlights };
}

export const savePlan = (
  write: Write<PortalFeedsDatabase>,
  portal: FeedPortal,
  plan: Partial<PortalPlanFields>,
) => write.updateTable('portal_feed').set(plan).where('portal', '=', portal).execute();

/** Closes the portal's address at once. @returns its new generation */
export const renewAddress = (
  db: Kysely<PortalFeedsDatabase>,
  actor: Actor,
  portal: FeedPortal,
): Promise<number> =>
  inTransaction(db, async (write) => {
    await lockPortals(write);
    const { generation } = await storedPortal(write, portal);
    const next = generation + 1;
    await write.updateTable('portal_feed').set({ generation: next }).where('portal', '=', portal).execute();
    await recordAct(write, {
      ...{ actor, verb: portalVerb, subject: subjectOfPortal(portal) },
      changes: { address: [generation, next] },
    });
    return next;
  });
