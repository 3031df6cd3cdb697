import type { Kysely } from 'kysely';
import type { AuditChanges } from '@api/audit/content';
import { type Actor, recordAct, recordActs, subjectOf } from '@api/audit/record-act';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { unprocessable } from '@api/platform/http/errors';
import type { PortalChange } from '@contract/staff-portals';
import { levelWords } from '@domain/property/feed-portals';
import { type ListingStates, listingStates, liveOf, saveStates } from './listing-states';
import type { PortalFeedsDatabase } from './schema';
import { lockPortals } from './stored-portals';

export const portalVerb = 'portals.write';

/** All or nothing. @returns the act; null: nothing changed. @throws 422 (contract/staff-portals.ts) */
export const changeListings = (
  db: Kysely<PortalFeedsDatabase>,
  actor: Actor,
  posted: readonly PortalChange[],
): Promise<{ act: number | null; changed: number }> =>
  inTransaction(db, async (write) => {
    await lockPortals(write);
    const ids = [...new Set(posted.map(({ property }) => property))].toSorted((one, other) => one - other);
    const stored = await listingStates(write, ids);
    refuseChanged(posted, stored);
    await refuseHidden(write, posted, ids);
    const changes = lastOfEach(posted).filter(
      ({ property, portal, value }) => stored.get(property)![portal] !== value,
    );
    if (changes.length === 0) return { act: null, changed: 0 };
    await saveStates(write, changes);
    return recordChanges(write, actor, changes, stored);
  });

/** A double entry of one form. */
const lastOfEach = (posted: readonly PortalChange[]): PortalChange[] => [
  ...new Map(posted.map((change) => [`${change.property}.${change.portal}`, change])).values(),
];

function refuseChanged(posted: readonly PortalChange[], stored: ReadonlyMap<number, ListingStates>): void {
  const errors: Record<string, string[]> = {};
  for (const { property, portal, was, value } of posted) {
    const now = stored.get(property)?.[portal];
    if (now === undefined) errors[`${property}.${portal}`] = ['Este imóvel não existe mais'];
    else if (now !== was && now !== value)
      errors[`${property}.${portal}`] = [`Outra pessoa mudou enquanto isso: agora ${levelWords[now]}`];
  }
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
}

/** What no visitor sees takes no place of a plan. */
async function refuseHidden(
  write: Write<PortalFeedsDatabase>,
  posted: readonly PortalChange[],
  ids: readonly number[],
): Promise<void> {
  const live = await liveOf(write, ids);
  const hidden = posted.filter(
    ({ property, value }) => !live.has(property) && (value === 'highlight' || value === 'super'),
  );
  if (hidden.length > 0)
    throw unprocessable(
      Object.fromEntries(
        hidden.map(({ property, portal }) => [
          `${property}.${portal}`,
          ['Fora do site: não sai em nenhum portal'],
        ]),
      ),
    );
}

/** Of several properties one act, and one of each below it. */
async function recordChanges(
  write: Write<PortalFeedsDatabase>,
  actor: Actor,
  changes: readonly PortalChange[],
  stored: ReadonlyMap<number, ListingStates>,
): Promise<{ act: number; changed: number }> {
  const byProperty = new Map<number, AuditChanges>();
  for (const { property, portal, value } of changes)
    byProperty.set(property, {
      ...byProperty.get(property),
      [portal]: [stored.get(property)![portal], value],
    });
  const act = { actor, verb: portalVerb };
  const acts = [...byProperty].map(([id, each]) => ({
    ...{ ...act, subject: subjectOf('property', id), changes: each },
  }));
  const [first] = acts;
  if (acts.length === 1) return { act: await recordAct(write, first!), changed: 1 };
  const subject = subjectOf('properties', acts.length);
  const batch = await recordAct(write, { ...act, subject, changes: wholeOf([...byProperty.values()]) });
  await recordActs(
    write,
    acts.map((each) => ({ ...each, batch })),
  );
  return { act: batch, changed: acts.length };
}

/** Values that all have; '' for different ones. */
function wholeOf(all: readonly AuditChanges[]): AuditChanges {
  const whole: AuditChanges = {};
  for (const changes of all)
    for (const [field, change] of Object.entries(changes)) {
      const known = whole[field];
      const same = (side: 0 | 1) => (!known || known[side] === change[side] ? change[side] : '');
      whole[field] = [same(0), same(1)];
    }
  return whole;
}
