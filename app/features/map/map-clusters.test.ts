import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, clusterPins, deepestZoom } from './map-clusters';
import { type Pin, placePins, targetHeight } from './place-pins';

const world: Box = [-180, -85, 180, 85];
const pin = (id: number, lat: number, lng: number, more?: Partial<Pin>): Pin => ({
  id,
  lat,
  lng,
  price: 1_000_000,
  currency: 'BRL',
  title: `Casa ${id}`,
  canonical: `/usado/venda/a/b/c/${id}`,
  ...more,
});
const zoom = 14;
/** At pixels of the zoom, from a point in the sea. */
const pinAt = (id: number, x: number, y: number, more?: Partial<Pin>): Pin =>
  pin(id, -(y * 360) / (256 * 2 ** zoom), (x * 360) / (256 * 2 ** zoom), more);
const groupsOf = (pins: readonly Pin[], box = world, at = zoom) =>
  clusterPins(pins, targetHeight.touch)(box, at);
const idsOf = (pins: readonly Pin[]) => groupsOf(pins).map((group) => group.pins.map(({ id }) => id));

describe('pins on the map', () => {
  it('say each its price side by side, at the width of their text', () => {
    expect(idsOf([pinAt(1, 0, 0), pinAt(2, 90, 0), pinAt(3, 180, 0)])).toEqual([[1], [2], [3]]);
    const wide = { price: 12_500_000, isFrom: true };
    const [first, second] = groupsOf([pinAt(1, 0, 0, wide), pinAt(2, 90, 0, wide)]);
    expect([first?.isBelow, second?.isBelow]).toEqual([false, true]);
  });

  it('stand below their point, or to its side, where another is above', () => {
    const groups = groupsOf([pinAt(1, 0, 0), pinAt(2, 40, 0), pinAt(3, 100, 20)]);
    expect(groups.map(({ pins, tip, isBelow }) => [pins[0]?.id, tip, isBelow])).toEqual([
      [1, 0.5, false],
      [2, 0.5, true],
      [3, 0.15, false],
    ]);
  });

  it('are a group where too many are at one place, first in the list', () => {
    const crowd = Array.from({ length: 12 }, (_, index) => pinAt(index + 1, (index % 4) * 9, index));
    const groups = groupsOf(crowd);
    expect(groups.length).toBeGreaterThan(1);
    expect(groups.filter(({ pins }) => pins.length > 1)).toHaveLength(1);
    expect(idsOf([...crowd, pinAt(99, 400, 0)])).toContainEqual([99]);
  });

  it('of a group part on zooming in', () => {
    const crowd = Array.from({ length: 12 }, (_, index) => pinAt(index + 1, (index % 4) * 9, index));
    const markersIn = clusterPins(crowd, targetHeight.touch);
    const group = markersIn(world, zoom).find(({ pins }) => pins.length > 1)!;
    const nearer = group.splitsAt()!;
    expect(nearer).toBeGreaterThan(zoom);
    const members = new Set(group.pins.map(({ id }) => id));
    const after = markersIn(world, nearer).filter(({ pins }) => pins.some(({ id }) => members.has(id)));
    expect(after.length).toBeGreaterThan(1);
  });

  it('on the very same point stay together however near one comes', () => {
    const pins = [pin(1, -23.56, -46.66), pin(2, -23.56, -46.66)];
    for (const at of [3, 12, deepestZoom]) {
      const [group, ...others] = groupsOf(pins, world, at);
      expect(others).toEqual([]);
      expect(group?.splitsAt()).toBeNull();
    }
  });

  it('are only those in view', () => {
    const pins = [pin(1, -23.5, -46.6), pin(2, 38.7, -9.1)];
    expect(groupsOf(pins, [-50, -30, -40, -20], 10)).toHaveLength(1);
  });

  const anyPins = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 })), { maxLength: 60 })
    .map((points) => points.map(([x, y], index) => pinAt(index + 1, x, y)));

  it('are all there at every zoom, each once', () =>
    fc.assert(
      fc.property(anyPins, fc.integer({ min: 0, max: 19 }), (pins, at) => {
        const markers = groupsOf(pins, world, at);
        const ids = markers.flatMap((marker) => marker.pins.map(({ id }) => id));
        expect(ids.sort((a, b) => a - b)).toEqual(pins.map(({ id }) => id));
        expect(new Set(markers.map(({ key }) => key)).size).toBe(markers.length);
      }),
      { numRuns: 60 },
    ));

  it('never overlap', () =>
    fc.assert(
      fc.property(anyPins, (pins) => {
        const boxes = placePins(pins, zoom, targetHeight.touch).map(({ box }) => box);
        for (const [index, one] of boxes.entries()) {
          for (const other of boxes.slice(index + 1)) {
            const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            expect(Math.min(across, down)).toBeLessThanOrEqual(0);
          }
        }
      }),
      { numRuns: 60 },
    ));
});
