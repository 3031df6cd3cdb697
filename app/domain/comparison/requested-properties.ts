import { maxId } from '@domain/property/property-url';

export const minCompared = 2;
export const maxCompared = 4;

export interface RequestedProperties {
  ids: number[]; // unique ids in request order, at most `maxCompared`
  tooMany: boolean;
  malformed: boolean;
}

/** Limits for parsing. */
const readValues = 50;
const readLength = 400;

/** `ids=1,2` (links) or `ids=1&ids=2` (forms). Never throws. */
export function parseRequestedProperties(values: readonly string[]): RequestedProperties {
  const words = values
    .slice(0, readValues)
    .flatMap((value) => value.slice(0, readLength).split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const numbers = words.flatMap((word) => (/^[1-9]\d{0,9}$/.test(word) ? [Number(word)] : []));
  const known = [...new Set(numbers.filter((id) => id <= maxId))];
  return {
    ids: known.slice(0, maxCompared),
    tooMany: known.length > maxCompared,
    malformed: numbers.length < words.length || numbers.some((id) => id > maxId),
  };
}
