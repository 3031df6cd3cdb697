import { maxId } from '@domain/property-url';

/** Homes that may stand side by side. */
export const fewestCompared = 2;
export const mostCompared = 4;

export interface AskedHomes {
  /** Different numbers, as they were asked for, `mostCompared` at most. */
  ids: number[];
  /** More were asked for than may stand side by side. */
  tooMany: boolean;
  /** Something in the address is no number of a home. */
  malformed: boolean;
}

/** What is read of an address, in values and in characters of each: far more than a comparison has. */
const readValues = 50;
const readLength = 400;

/**
 * Which homes are meant by an address's `ids`: `ids=1,2` as links have it, `ids=1&ids=2` as a form sends ticked boxes.
 * Nothing that they hold can fail.
 */
export function askedHomes(values: readonly string[]): AskedHomes {
  const words = values
    .slice(0, readValues)
    .flatMap((value) => value.slice(0, readLength).split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const numbers = words.flatMap((word) => (/^[1-9]\d{0,9}$/.test(word) ? [Number(word)] : []));
  const known = [...new Set(numbers.filter((id) => id <= maxId))];
  return {
    ids: known.slice(0, mostCompared),
    tooMany: known.length > mostCompared,
    malformed: numbers.length < words.length || numbers.some((id) => id > maxId),
  };
}
