import type { Condition } from '@domain/taxonomy/conditions';
import type { Kind, Mood } from './kinds';
import type { Random } from './random';

/** To the nearest multiple of `step`. */
export function round(value: number, step: number): number {
  return step < 1 ? Number((Math.round(value / step) * step).toFixed(5)) : Math.round(value / step) * step;
}

/** As asking prices are written: two or three figures that count. */
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
  /** A built m² of an apartment in the same place. */
  level: number;
  random: Random;
}

/** What a m² of ground costs against a built one of an apartment. */
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

/** The value of a property: what is built, what it stands on, and the market's mood of ±20%. */
export function priceOf({ kind, mood, condition, area, landArea, level, random }: Priced): number {
  const noise = random.between(0.82, 1.22) * conditionFactor[condition];
  if (kind.form === 'land') return roundPrice(area * level * ground[mood] * 1.5 * noise);
  const built = area * level * kind.price;
  if (kind.form === 'unit') return roundPrice(built * noise);
  if (kind.form === 'house') return roundPrice((built + landArea! * level * ground[mood]) * noise);
  if (kind.form === 'whole') return roundPrice(built * noise);
  // The larger the ground of an estate, the less each m² of it.
  return roundPrice((built + level * 3 * Math.sqrt(landArea!)) * noise);
}

/** A month's rent: the 0.4 to 0.5% of the value that 2019's listings show. */
export function rentOf(value: number, mood: Mood, random: Random): number {
  const rent = value * random.between(0.0038, 0.0052) * (mood === 'urban' ? 1 : 0.85);
  return Math.max(500, round(rent, rent < 20_000 ? 100 : 500));
}
