import { type Kysely, sql } from 'kysely';
import { prepareAct, recordPreparedActs } from '@api/audit/prepared-acts';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import { inParts } from '@api/platform/db/in-parts';
import { inTransaction } from '@api/platform/db/transaction';
import { unprocessable } from '@api/platform/http/errors';
import { propertiesInFeeds } from '@api/property-admin/bulk/queries';
import type { Reader } from '@api/property-admin/list/property-condition';
import type { PortalSwitch, PortalSwitchPreview } from '@contract/staff-portal-switch';
import type { PortalState } from '@domain/property/feed-portals';
import { maxBulk, needsTyping } from '@domain/staff/bulk';
import { portalVerb } from './change-listings';
import { saveStates } from './listing-states';
import { switchingListings } from './queries/switch';
import type { PortalFeedsDatabase } from './schema';
import { lockPortals } from './stored-portals';

const shownExamples = 5;

export async function previewSwitch(
  db: Kysely<PortalFeedsDatabase>,
  reader: Reader,
  query: PortalSwitch,
): Promise<PortalSwitchPreview> {
  const { changing, same, seal } = await switchingListings(db, reader, query);
  const first = changing.slice(0, shownExamples).map(({ id }) => id);
  const examples =
    first.length === 0
      ? []
      : await db
          .selectFrom('property')
          .select(['id', 'reference', 'title'])
          .where('id', 'in', first)
          .orderBy('id')
          .execute();
  return {
    ...{ changing: changing.length, same, seal, examples },
    highlighted: changing.filter(({ state }) => state === 'highlight' || state === 'super').length,
    needs_typing: needsTyping(changing.length, await propertiesInFeeds(db)),
  };
}

type Posted = PortalSwitch & { seal: string; typed?: number | null };

/** Exactly what the preview has shown, or nothing. @throws 422 (contract/staff-portal-switch.ts) */
export async function switchListings(
  db: Kysely<PortalFeedsDatabase>,
  reader: Reader,
  actor: Actor,
  { seal, typed, ...query }: Posted,
): Promise<{ act: number | null; changed: number }> {
  const shown = await switchingListings(db, reader, query);
  if (shown.seal !== seal) throw changedSince();
  const count = shown.changing.length;
  if (count > maxBulk)
    throw unprocessable({ portal: ['Até 5.000 imóveis de uma vez. Filtre mais, e mude em partes.'] });
  if (typed !== count && needsTyping(count, await propertiesInFeeds(db)))
    throw unprocessable({ typed: [`Escreva ${count} para confirmar`] });
  if (count === 0) return { act: null, changed: 0 };
  const { portal } = query;
  const value: PortalState = query.to === 'on' ? 'plain' : 'off';
  // Before the transaction, in which the embedded database answers nobody.
  const parts = await inParts(shown.changing, async (part) =>
    part.map(({ id, state }) => ({ id, ...prepareAct({ [portal]: [state, value] }) })),
  );
  const prepared = JSON.stringify(parts.flat());
  return inTransaction(db, async (write) => {
    await lockPortals(write);
    const { changing, seal: now } = await switchingListings(write, reader, query);
    if (now !== seal) throw changedSince();
    await saveStates(
      write,
      changing.map(({ id }) => ({ property: id, portal, value })),
    );
    const act = { actor, verb: portalVerb };
    const states = new Set(changing.map(({ state }) => state));
    const batch = await recordAct(write, {
      ...{ ...act, subject: subjectOf('properties', count) },
      changes: { [portal]: [states.size === 1 ? changing[0]!.state : '', value] },
    });
    await recordPreparedActs(
      write,
      { ...act, batch },
      sql`select 'property:' || id as subject, array[${portal}::text] as fields, salt, content, content_hash
        from jsonb_to_recordset(${prepared}::jsonb) as r (id int, salt text, content text, content_hash text)
        order by id`,
    );
    return { act: batch, changed: count };
  });
}

const changedSince = () => unprocessable({ seal: ['Mudou desde a prévia. Confira outra vez o que muda.'] });
