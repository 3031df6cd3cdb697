import type { Point } from '~/domain/geo';
import type { Tiles } from '~/domain/tiles';

/** Where a property is, as far as the public may know (settled §4). */
export interface Place {
  point: Point;
  /** Else the point is the public one: near, not there. */
  isExact: boolean;
  /** Street, district, city: what of it may be shown. */
  address: string;
  /** The listing around the point. */
  nearbyHref: string;
  tiles: Tiles | null;
}

/** The place on a map site that needs no account and follows nobody; only an exact place is marked there. */
export function mapSiteHref({ point: { lat, lng }, isExact }: Pick<Place, 'point' | 'isExact'>): string {
  const view = `#map=15/${lat}/${lng}`;
  return `https://www.openstreetmap.org/${isExact ? `?mlat=${lat}&mlon=${lng}` : ''}${view}`;
}
