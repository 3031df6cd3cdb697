import { type Kysely, sql } from 'kysely';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import { feedContent } from '@api/catalogue/overrides/effective';
import { asFeedValues, type StoredProperty } from '@api/catalogue/overrides/stored-overrides';
import { lockProperties } from '@api/catalogue/overrides/write-overrides';
import { ApiError, notFound, unprocessable } from '@api/platform/http/errors';
import { beginTime } from '@api/platform/db/transaction-time';
import { sqlNow } from '@api/platform/db/sql-now';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { listedOwners, putListedOwners, removeListedOwners } from '@api/owners/chosen/listed-owners';
import { writeStoredMarks } from '@api/search/brokerage-marks';
import { syncLocations } from '@api/search/locations/locations';
import { ownReference, ownSource } from '@domain/announcement/own-property';
import type { OwnProperty } from '@contract/staff-typed-properties';
import { ActRefused } from '../act-refused';
import type { AnnouncedPhoto } from '../announced-photos';
import { asListed } from '../acts';
import { addHidden, publishListing } from '../hidden-listing';
import type { AnnouncementsDatabase } from '../schema';
import { changedSince, lockedOwnDraft, type OwnDraft } from './own-drafts';
import { ownListing, rewriteListing } from './own-listing';

export interface Publication {
  /** The newest that the page has shown. */
  revision: number;
  property: OwnProperty;
  /** In the photo store; undefined: this machine has none. */
  photos: readonly AnnouncedPhoto[] | undefined;
}

/** Puts what was typed on the site, once or again. @returns act and property. @throws 404; 409; 422 */
export const publishOwn = (
  db: Kysely<AnnouncementsDatabase>,
  actor: Actor,
  number: number,
  { revision, property, photos }: Publication,
): Promise<{ act: number; id: number }> =>
  inTransaction(db, async (write) => {
    await sql`set local statement_timeout = 0`.execute(write);
    await beginTime(write);
    const draft = await lockedOwnDraft(write, number);
    if (!draft) throw notFound();
    if (draft.revision !== revision) throw changed();
    const listing = await ownListing(property, ownReference(number)).catch((error: unknown) => {
      throw error instanceof ActRefused ? unprocessable({ property: [error.message] }) : error;
    });
    const listed = { ...listing, photos: await asListed(write, photos ?? [], listing.title) };
    const id = draft.property_id ?? (await addHidden(write, ownSource, listed));
    if (draft.property_id !== null) {
      const [stored] = await lockProperties(write, [id]);
      // Without photos on this machine the property keeps those that it has.
      const rewritten = photos ? listed : { ...listed, photos: photosNow(stored!) };
      await rewriteListing(write, stored!, rewritten);
    }
    await setOwner(write, id, property.email);
    if (draft.published_at === null) await publishListing(write, id);
    else {
      await writeStoredMarks(write);
      await syncLocations(write);
    }
    const act = await recordPublication(write, actor, draft);
    await write
      .updateTable('announcement_draft')
      .set({ property_id: id, published_revision: revision })
      .$if(draft.published_at === null, (update) => update.set({ published_at: sqlNow() }))
      .where('id', '=', draft.id)
      .execute();
    return { act, id };
  });

const changed = () =>
  new ApiError(
    409,
    'CHANGED',
    'Alguém mudou este cadastro depois que você abriu esta página. Confira outra vez.',
  );

/** Without the order of an override. */
const photosNow = ({ seen, stored }: StoredProperty) => feedContent(seen, asFeedValues(stored)).row.photos;

/** Who may follow the property in the client area: the owner of the form, in place of the one of before. */
async function setOwner(write: Write<AnnouncementsDatabase>, property: number, email: string | null) {
  const { rows } = await sql<{ email: string }>`
    select o.email from ${listedOwners} o where o.property_id = ${property}`.execute(write);
  const gone = rows.filter((owner) => owner.email !== email);
  await removeListedOwners(
    write,
    gone.map((owner) => ({ property, email: owner.email })),
  );
  if (email === null || gone.length < rows.length) return;
  await putListedOwners(write, [{ property, email, onlyYouUntil: null }], sqlNow());
}

/** Names of fields alone: their values may be a person's. */
const recordPublication = (write: Write<AnnouncementsDatabase>, actor: Actor, draft: OwnDraft) =>
  recordAct(write, {
    ...{ actor, verb: 'properties.write', subject: subjectOf('own-property', draft.own_number) },
    changes:
      draft.published_at === null
        ? { own_state: ['draft', 'published'] }
        : { own_fields: [null, changedSince(draft)] },
  });
