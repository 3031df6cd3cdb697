import Supercluster from 'supercluster';
import type { PinsAnswer } from '@contract/search';

export type Pin = PinsAnswer['pins'][number];

/** What stands at one place of the map: one property, or several that are too near each other to be told apart. */
export interface Marker {
  key: string;
  lat: number;
  lng: number;
  pins: Pin[];
  /** The zoom at which the group falls apart; null for a single one, and where all stand on the same point. */
  splitsAt: number | null;
}

/** West, south, east, north, in degrees. */
export type Box = [number, number, number, number];

/** Nearer than this, in pixels, pins are grouped: a pin is about 70 px wide and 36 high. */
const radius = 62;
/** Beyond this zoom only pins on the very same point are still together. */
export const deepestGroups = 17;

/** The index of all pins; asked anew for every view. */
export function clusterPins(pins: readonly Pin[]): (box: Box, zoom: number) => Marker[] {
  const index = new Supercluster<Pin>({ radius, maxZoom: deepestGroups, extent: 256 });
  index.load(pins.map((pin) => ({ type: 'Feature', properties: pin, geometry: pointOf(pin) })));
  return (box, zoom) =>
    index
      .getClusters(box, Math.min(Math.max(Math.round(zoom), 0), deepestGroups))
      .map(({ properties, geometry }) => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        if (!('cluster' in properties) || !('cluster_id' in properties)) {
          return { key: `p${properties.id}`, lat, lng, pins: [properties], splitsAt: null };
        }
        const id = properties.cluster_id;
        const members = index.getLeaves(id, Infinity).map((leaf) => leaf.properties);
        const splitsAt = onOnePoint(members) ? null : index.getClusterExpansionZoom(id);
        // The lowest id names the group, so that its button stays the same one while the map moves.
        const key = `g${Math.min(...members.map((pin) => pin.id))}`;
        return { key, lat, lng, pins: members, splitsAt };
      })
      // From north to south, as one reads, whatever order the index has.
      .sort((a, b) => b.lat - a.lat || a.lng - b.lng);
}

const pointOf = ({ lat, lng }: Pin) => ({ type: 'Point' as const, coordinates: [lng, lat] });

/** Listings whose exact place may not be shown share their district's point. */
function onOnePoint([first, ...others]: readonly Pin[]): boolean {
  return others.every(({ lat, lng }) => lat === first?.lat && lng === first.lng);
}
