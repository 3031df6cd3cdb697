import type { Condition } from '@domain/taxonomy/conditions';
import type { Kind, Mood } from './kinds';
import type { Random } from './random';

export function round(value: number, step: number): number {
  return step < 1 ? Number((Math.round(value / step) * step).toFixed(5)) : Math.round(value / step) * step;
}

/** Rounds to two or three significant digits, as asking prices are. */
export function roundPrice(value: number): number {
  const step = value < 2_000_000 ? 10_000 : value < 10_000_000 ? 50_000 : 100_000;
  return Math.max(step, round(value, step));
}

interface Priced {
  kind: Kind;
  mood: Mood;
  condition: Condition;
  area: number;
  landArea: number | null;
  /** Price per built m² of an apartment in the same place. */
  level: number;
  random: Random;
}

/** Price of a m² of land relative to a built m² of an apartment. */
const ground: Record<Mood, number> = {
  urban: 0.24,
  condominium: 0.05,
  country: 0.025,
  beach: 0.07,
  abroad: 0.12,
};
const conditionFactor: Record<Condition, number> = {
  used: 1,
  new: 1.14,
  underConstruction: 1.08,
  launch: 1.05,
  soonLaunch: 1.05,
};

/** Building and land, by condition, with a random factor. */
export function priceOf({ kind, mood, condition, area, landArea, level, random }: Priced): number {
  const noise = random.between(0.82, 1.22) * conditionFactor[condition];
  if (kind.form === 'land') return roundPrice(area * level * ground[mood] * 1.5 * noise);
  const built = area * level * kind.price;
  if (kind.form === 'unit') return roundPrice(built * noise);
  if (kind.form === 'house') return roundPrice((built + landArea! * level * ground[mood]) * noise);
  if (kind.form === 'whole') return roundPrice(built * noise);
  // The price per m² of land decreases with size.
  return roundPrice((built + level * 3 * Math.sqrt(landArea!)) * noise);
}

/** Monthly rent: 0.4 to 0.5% of the value, as in 2019's listings. */
export function rentOf(value: number, mood: Mood, random: Random): number {
  const rent = value * random.between(0.0038, 0.0052) * (mood === 'urban' ? 1 : 0.85);
  return Math.max(500, round(rent, rent < 20_000 ? 100 : 500));
}
