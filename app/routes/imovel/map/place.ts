import type { Point } from '@domain/geo';
import type { Tiles } from '~/features/map/tiles';

/** Where a property is, as far as the public may know (settled §4). */
export interface Place {
  /** null where nobody knows: then words say it, and nothing is drawn. */
  point: Point | null;
  /** Else the point is the public one: near, not there. */
  isExact: boolean;
  /** Street, district, city: what of it may be shown. */
  address: string;
  /** The listing around the point, else that of the district, else that of the town. */
  nearby: { label: string; href: string };
  tiles: Tiles | null;
}

/** A place that a map can show. */
export interface DrawnPlace extends Pick<Place, 'isExact'> {
  point: Point;
  tiles: Tiles;
}

/** The place on a map site that needs no account and follows nobody; only an exact place is marked there. */
export function mapSiteHref({ lat, lng }: Point, isExact: boolean): string {
  const view = `#map=15/${lat}/${lng}`;
  return `https://www.openstreetmap.org/${isExact ? `?mlat=${lat}&mlon=${lng}` : ''}${view}`;
}
