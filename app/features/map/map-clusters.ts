import { type Pin, placePins, type Side } from './place-pins';

export interface Marker extends Side {
  key: string;
  lat: number;
  lng: number;
  pins: Pin[];
  /** Zoom that splits the group; null for a single pin, or pins that no zoom parts. */
  splitsAt: () => number | null;
}

export type Box = [west: number, south: number, east: number, north: number];

export const deepestZoom = 18;

/** Returns a function that groups the pins for a view; first pins of the list show their price first. */
export function clusterPins(pins: readonly Pin[], height: number): (box: Box, zoom: number) => Marker[] {
  const byZoom = new Map<number, ReturnType<typeof placePins>>();
  const placedAt = (zoom: number) => {
    const placed = byZoom.get(zoom) ?? placePins(pins, zoom, height);
    byZoom.set(zoom, placed);
    return placed;
  };
  const splitZoom = (members: readonly Pin[], zoom: number): number | null => {
    for (let nearer = zoom + 1; nearer <= deepestZoom; nearer += 1) {
      const group = placedAt(nearer).find((each) => each.pins.includes(members[0]!))!;
      if (members.some((pin) => !group.pins.includes(pin))) return nearer;
    }
    return null;
  };
  return ([west, south, east, north], anyZoom) => {
    const zoom = Math.round(anyZoom);
    return (
      placedAt(zoom)
        .map(({ pins: members, tip, isBelow }) => ({
          // The lowest id keeps the button's identity while the map moves.
          key: `${members.length > 1 ? 'g' : 'p'}${Math.min(...members.map(({ id }) => id))}`,
          lat: members[0].lat,
          lng: members[0].lng,
          tip,
          isBelow,
          pins: members,
          splitsAt: () => splitZoom(members, zoom),
        }))
        .filter(({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east)
        // Reading order, from north to south.
        .sort((a, b) => b.lat - a.lat || a.lng - b.lng)
    );
  };
}
