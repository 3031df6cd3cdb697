import { maxArea } from '@api/catalogue/listing';
import type { Warnings } from '../remarks';
import { readNumber } from './numbers';
import { fold } from '@domain/kernel/text';

/** By the start of the unit's name, in m². Alqueire: São Paulo's. */
const units: readonly [RegExp, number][] = [
  [/^(ha\b|hectar)/, 10_000],
  [/^acre/, 4_046.8564],
  [/^alqueire/, 24_200],
  [/^(km|quilometro|kilomet|square kilo)/, 1_000_000],
  [/^(sq\.? ?f|ft|square f|pes)/, 0.09290304],
];
/** Above it, three zeros of a built area are decimals: '120.000' is 120 m². */
const largestBuilt = 20_000;

/** In m², two decimals. A unit in `text` takes precedence over `unit`. */
export function readArea(
  text: string,
  unit: string,
  { land, warnings }: { land: boolean; warnings: Warnings },
): number | null {
  let value = readNumber(text);
  if (value === null || value === 0) return null;
  if (!land && value > largestBuilt && /^\D*\d{1,3}[.,]\d{3}\D*$/.test(text)) value /= 1_000;
  const beside = /\d\s*([a-zA-Z][^\d]*)$/.exec(text.trim())?.[1] ?? '';
  const factor = factorOf(beside) ?? factorOf(unit) ?? 1;
  if (factor !== 1) warnings.add('area-converted', `${text} ${unit}`.trim());
  const area = Math.round(value * factor * 100) / 100;
  if (area > 1 && area <= maxArea) return area;
  warnings.add('area-absurd', text);
  return null;
}

function factorOf(unit: string): number | undefined {
  const word = fold(unit).trim();
  return units.find(([pattern]) => pattern.test(word))?.[1];
}
