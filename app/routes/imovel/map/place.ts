import { type Point, publicPointReach } from '@domain/geo/geo';
import type { Tiles } from '~/features/map/tiles';

/** Public location of a property (settled §4). */
export interface Place {
  /** null: unknown; the page shows only text. */
  point: Point | null;
  /** false: the point is approximate. */
  isExact: boolean;
  /** Street, district and city, as far as they are public. */
  address: string;
  /** Listing around the point, otherwise of the district or the city. */
  nearby: { label: string; href: string };
  tiles: Tiles | null;
  /** HTML of our own drawing around the point; null where none is known. */
  drawing: string | null;
  /** Instead of a drawing: 'A 12 km do centro de Porto Feliz e a 98 km de São Paulo, em linha reta.' */
  distances: string | null;
}

export interface DrawnPlace extends Pick<Place, 'isExact'> {
  point: Point;
  tiles: Tiles;
}

/** OpenStreetMap link: no account and no tracking. It marks only an exact position. */
export function mapSiteHref({ lat, lng }: Point, isExact: boolean): string {
  const view = `#map=15/${lat}/${lng}`;
  return `https://www.openstreetmap.org/${isExact ? `?mlat=${lat}&mlon=${lng}` : ''}${view}`;
}

/** Below our drawing. */
export const drawingNote = (isExact: boolean): string =>
  isExact
    ? 'Desenho nosso, sem ruas.'
    : `Desenho nosso, sem ruas. O círculo tem ${publicPointReach} metros de raio.`;
