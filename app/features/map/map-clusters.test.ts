import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, clusterPins, type Pin } from './map-clusters';

const world: Box = [-180, -85, 180, 85];
const pin = (id: number, lat: number, lng: number): Pin => ({
  id,
  lat,
  lng,
  price: 1_000_000,
  currency: 'BRL',
  title: `Casa ${id}`,
  canonical: `/usado/venda/a/b/c/${id}`,
});

describe('pins on the map', () => {
  it('that are far from each other stand alone', () => {
    const markers = clusterPins([pin(1, -23.5, -46.6), pin(2, -22.9, -43.2)])(world, 8);
    expect(markers.map(({ pins }) => pins.map(({ id }) => id))).toEqual([[2], [1]]);
  });

  it('that are near each other are one group, which falls apart on coming nearer', () => {
    const markersIn = clusterPins([pin(1, -23.56, -46.66), pin(2, -23.57, -46.67), pin(3, -22.9, -43.2)]);
    const [, group] = markersIn(world, 6);
    expect(group?.pins.map(({ id }) => id).sort()).toEqual([1, 2]);
    expect(group?.splitsAt).toBeGreaterThan(6);
    expect(markersIn(world, group!.splitsAt!)).toHaveLength(3);
  });

  it('on the very same point stay together however near one comes', () => {
    const markersIn = clusterPins([pin(1, -23.56, -46.66), pin(2, -23.56, -46.66)]);
    for (const zoom of [3, 12, 19]) {
      const [group, ...others] = markersIn(world, zoom);
      expect(others).toEqual([]);
      expect(group?.splitsAt).toBeNull();
    }
  });

  it('are only those in view', () => {
    const markersIn = clusterPins([pin(1, -23.5, -46.6), pin(2, 38.7, -9.1)]);
    expect(markersIn([-50, -30, -40, -20], 10)).toHaveLength(1);
  });

  it('are all there at every zoom, each once', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.double({ min: -80, max: 80, noNaN: true }),
            fc.double({ min: -179, max: 179, noNaN: true }),
          ),
          { maxLength: 40 },
        ),
        fc.integer({ min: 0, max: 19 }),
        (points, zoom) => {
          const markers = clusterPins(points.map(([lat, lng], index) => pin(index + 1, lat, lng)))(
            world,
            zoom,
          );
          const ids = markers.flatMap(({ pins }) => pins.map(({ id }) => id));
          expect(ids.sort((a, b) => a - b)).toEqual(points.map((_, index) => index + 1));
          expect(new Set(markers.map(({ key }) => key)).size).toBe(markers.length);
        },
      ),
      { numRuns: 60 },
    ));
});
