import type { Write } from '@api/platform/db/transaction';
import type { OverrideChanges } from '@api/catalogue/overrides/write-overrides';
import { placeSecret, publicPoint } from '@api/catalogue/public-point';
import type { PropertyAdminDatabase } from './schema';

/** A point is stored with the place that visitors see unless its address is public. */
export async function withPublicPoint(
  write: Write<PropertyAdminDatabase>,
  changes: OverrideChanges,
): Promise<OverrideChanges> {
  const { point } = changes;
  if (!point) return changes;
  const { lat, lng } = point.value;
  const secret = await placeSecret(write);
  const shown = publicPoint({ point: { lat, lng }, displayAddress: 'neighborhood', secret })!;
  const displaced = { lat: shown.lat, lng: shown.lng };
  return { ...changes, point: { ...point, value: { lat, lng, displaced } } };
}
