import { type RawBuilder, sql } from 'kysely';
import type { Write } from '@api/platform/db/transaction';
import { finalCodes } from '@api/platform/photos/photo-error';
import { ownPhotoPrefix } from '@domain/property/photo-arrangement';
import type { FeedsDatabase } from '../schema';

interface Run {
  sourceId: number;
  runId: number;
  now: RawBuilder<Date>;
}

/** Every photo of the run's listings that is the feed's, with its newest address and what the feed gives of its state. */
const namedPhotos = ({ sourceId, runId }: Run) => sql`
  select picture ->> 'url' as url, min(place) as place,
    max(s.photos -> (picture ->> 'url') ->> 0) as address,
    concat_ws(' ', max(s.dated), max(s.photos -> (picture ->> 'url') ->> 1)) as version
  from import_listing s
  join property q on q.source_id = ${sourceId} and q.reference = s.reference
  cross join lateral jsonb_array_elements(q.photos || (q.details -> 'floorPlans'))
    with ordinality as p (picture, place)
  where s.run_id = ${runId} and not s.held and picture ->> 'url' not like ${`${ownPhotoPrefix}%`}
  group by 1`;

export async function queuePhotos(trx: Write<FeedsDatabase>, run: Run): Promise<void> {
  await updateKnownPhotos(trx, run);
  await addNewPhotos(trx, run);
}

/** The worker takes the earliest due: all first photos, also of earlier imports, then the others. */
async function addNewPhotos(trx: Write<FeedsDatabase>, run: Run): Promise<void> {
  await sql`
    insert into photo (url, address, feed_version, next_attempt_at)
    select url, address, version, ${run.now}
      + place * interval '1 millisecond' - case place when 1 then interval '1 day' else interval '0' end
    from (${namedPhotos(run)}) named
    where not exists (select from photo where photo.url = named.url)
    on conflict do nothing`.execute(trx);
}

/**
 * A stored picture is asked for again if the feed gives another version. A missing one is due now, unless its bytes
 * were refused in this version; this attempt does not shorten the series of pauses.
 */
async function updateKnownPhotos(trx: Write<FeedsDatabase>, run: Run): Promise<void> {
  const isFinal = sql`photo.status = 'failed' and photo.error ~ ${`^(${finalCodes.join('|')}):`}`;
  await sql`
    with known as (
      select named.*, photo.key is not null as is_stored, photo.feed_version <> version as is_other,
        photo.key is null and named.url like 'http%' and (photo.status = 'failed' or photo.attempts > 0)
          and (photo.feed_version <> version or (${isFinal}) is not true) as is_due
      from (${namedPhotos(run)}) named join photo on photo.url = named.url
      where photo.address is distinct from named.address or photo.feed_version is distinct from version
        or photo.key is null
    )
    update photo set address = known.address, feed_version = version,
      renew_at = case when is_stored and is_other then least(renew_at, ${run.now}) else renew_at end,
      status = case when is_due then 'pending' else status end,
      attempts = case when is_due then greatest(attempts - 1, 0) else attempts end,
      next_attempt_at = case when is_due then ${run.now} else next_attempt_at end
    from known where known.url = photo.url`.execute(trx);
}
