import type { Point } from '@domain/geo/geo';
import { isWithin, regions, world } from './regions';

/** What a map shows: its middle, Leaflet's zoom, and its width in pixels. */
export interface GroundView {
  center: Point;
  zoom: number;
  width: number;
}

const pixelsPerDegree = (zoom: number) => (256 * 2 ** zoom) / 360;
/** The world's coasts are true to some kilometers, so they are drawn from afar only. */
const nearestWorld = 8;

/** The finest drawing that fills the view; null where no drawing is known. */
export function chooseGround({ center, zoom, width }: GroundView): string | null {
  const around = regions.filter(({ box }) => isWithin(box, center));
  const fills = ({ box }: (typeof regions)[number]) =>
    (box.east - box.west) * pixelsPerDegree(zoom) >= width * 0.6;
  if (zoom <= nearestWorld) return around.find(fills)?.slug ?? world.slug;
  return (around.find(fills) ?? around.at(-1))?.slug ?? null;
}
