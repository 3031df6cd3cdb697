import type { PinsAnswer } from '@contract/search';
import { mercator } from './ground/ground-file';
import { pinText, startingPrice } from './map-labels';

export type Pin = PinsAnswer['pins'][number];

/** Height in pixels that one marker takes: 44 for a finger; the pin and a gap for a mouse. */
export const targetHeight = { touch: 44, mouse: 36 };
const groupWidth = 48;
/** Roughly, at 13 px. */
const widthOf = ({ isFrom, ...pin }: Pin) =>
  24 + 6.9 * `${isFrom ? `${startingPrice} ` : ''}${pinText(pin)}`.length;

/** Where a marker is beside its point. `tip`: part of its width that is left of the point. */
export interface Side {
  tip: number;
  isBelow: boolean;
}

/** The first one without an overlap is taken. */
const sides: readonly Side[] = [0.5, 0.15, 0.85].flatMap((tip) => [
  { tip, isBelow: false },
  { tip, isBelow: true },
]);

interface PixelBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface PlacedPins extends Side {
  x: number;
  y: number;
  /** The marker is at the first one. */
  pins: [Pin, ...Pin[]];
  box: PixelBox;
}

/** The pins of the whole world at a zoom. A pin that would overlap others joins the nearest. */
export function placePins(pins: readonly Pin[], zoom: number, height: number): PlacedPins[] {
  const placed: PlacedPins[] = [];
  const without: Omit<PlacedPins, keyof Side | 'box'>[] = [];
  for (const atPoint of pinsByPoint(pins)) {
    const [first] = atPoint;
    const [x, y] = mercator(first).map((part) => part * 256 * 2 ** zoom) as [number, number];
    const width = atPoint.length > 1 ? groupWidth : widthOf(first);
    const boxAt = ({ tip, isBelow }: Side): PixelBox => {
      const [left, top] = [x - tip * width, isBelow ? y : y - height];
      return { left, right: left + width, top, bottom: top + height };
    };
    const side = sides.find((each) => placed.every(({ box }) => !overlap(box, boxAt(each))));
    if (side) placed.push({ ...side, x, y, pins: atPoint, box: boxAt(side) });
    else without.push({ x, y, pins: atPoint });
  }
  for (const { x, y, pins: others } of without) {
    // Another one for a group hides no further price.
    const distance = (to: PlacedPins) => Math.hypot(to.x - x, to.y - y) - (to.pins.length > 1 ? height : 0);
    placed.reduce((near, to) => (distance(to) < distance(near) ? to : near)).pins.push(...others);
  }
  return placed;
}

const overlap = (one: PixelBox, other: PixelBox) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Properties without a public location share their district's point. */
function pinsByPoint(pins: readonly Pin[]): [Pin, ...Pin[]][] {
  const byPoint = new Map<string, [Pin, ...Pin[]]>();
  for (const pin of pins) {
    const key = `${pin.lat} ${pin.lng}`;
    const found = byPoint.get(key);
    if (found) found.push(pin);
    else byPoint.set(key, [pin]);
  }
  return [...byPoint.values()];
}
