/** A name at its middle, in pixels. */
export interface PlacedName {
  name: string;
  x: number;
  y: number;
  isWater?: boolean;
}

/** Roughly, at 13 px: to leave out a name that would run into another one. */
export const nameWidth = (name: string): number => name.length * 6.8 + 8;
export const nameHeight = 18;

/** The names that fit; the first of two that overlap wins. */
export function fittingNames<Name extends PlacedName>(names: readonly Name[]): Name[] {
  return names.reduce<Name[]>(
    (shown, name) => (shown.some((other) => overlap(name, other)) ? shown : [...shown, name]),
    [],
  );
}

const overlap = (one: PlacedName, other: PlacedName) =>
  Math.abs(one.y - other.y) < nameHeight &&
  Math.abs(one.x - other.x) < (nameWidth(one.name) + nameWidth(other.name)) / 2;
