import { lockProperties } from '@api/catalogue/overrides/write-overrides';
import type { Write } from '@api/platform/db/transaction';
import { beginTime } from '@api/platform/db/transaction-time';
import { writeStoredMarks } from '@api/search/brokerage-marks';
import { syncLocations } from '@api/search/locations/locations';
import type { Visibility } from '@domain/property/visibility';
import type { PropertyAdminDatabase } from './schema';

/** By id. Loads do not change it. Marks, places and the search index follow in the same transaction. */
export async function writeVisibility(
  write: Write<PropertyAdminDatabase>,
  visibilities: ReadonlyMap<number, Visibility>,
): Promise<void> {
  const properties = await lockProperties(write, [...visibilities.keys()]);
  const now = await beginTime(write);
  for (const visibility of new Set(visibilities.values())) {
    const ids = properties.flatMap(({ id }) => (visibilities.get(id) === visibility ? [id] : []));
    if (ids.length === 0) continue;
    await write
      .updateTable('property')
      .set({ visibility, updated_at: now })
      .where('id', 'in', ids)
      .where('visibility', '<>', visibility)
      .execute();
  }
  await writeStoredMarks(write);
  await syncLocations(write);
}
