import type { Condition } from '@domain/taxonomy/conditions';
import type { Kind, Mood } from './kinds';
import { levelOf, type Spot } from './places';
import { priceOf, rentOf, round } from './prices';
import type { Random } from './random';

interface Market {
  kind: Kind;
  mood: Mood;
  condition: Condition;
  area: number;
  landArea: number | null;
  spot: Spot;
  isGated: boolean;
  random: Random;
  /** Decided instead of drawn; the price is then always shown. */
  sought?: { offer: 'sell' | 'rent' | 'both'; price?: number; rent?: number };
}

/** Offers, prices and fees. */
export function marketOf({ kind, mood, condition, area, landArea, spot, isGated, random, sought }: Market) {
  const unbuilt = condition === 'launch' || condition === 'soonLaunch' || condition === 'underConstruction';
  const offer =
    sought?.offer ??
    (unbuilt || kind.form === 'land' || kind.form === 'estate'
      ? 'sell'
      : random.weighted(
          mood === 'urban' ? { sell: 66, rent: 20, both: 14 } : { sell: 82, rent: 9, both: 9 },
        ));
  const { level, currency } = levelOf(spot.place);
  const value = sought?.price ?? priceOf({ kind, mood, condition, area, landArea, level, random });
  const inCondominium = kind.form === 'unit' || mood === 'condominium' || isGated;
  // Rural properties can pay ITR instead of IPTU.
  const isRural = mood === 'condominium' || mood === 'country';
  const iptuPeriod = random.weighted({ Mensal: 62, Anual: isRural ? 22 : 38, Isento: isRural ? 16 : 0 });
  const iptuYear = value * random.between(0.0022, 0.0045);
  return {
    forSale: offer !== 'rent',
    forRent: offer !== 'sell',
    sellPrice:
      offer === 'rent' || condition === 'soonLaunch' || (!sought && random.chance(0.035)) ? null : value,
    rentPrice:
      offer === 'sell' || (!sought && random.chance(0.02))
        ? null
        : (sought?.rent ?? rentOf(value, mood, random)),
    currency,
    condominiumFee:
      inCondominium && !unbuilt
        ? round(area * condominiumRate(level, currency, random) * sharedCost(kind), 50)
        : null,
    iptu:
      unbuilt || currency !== 'BRL' || kind.form === 'estate'
        ? null
        : iptuPeriod === 'Isento'
          ? 0
          : round(iptuPeriod === 'Mensal' ? iptuYear / 12 : iptuYear, 10),
    iptuPeriod: unbuilt || currency !== 'BRL' || kind.form === 'estate' ? null : iptuPeriod,
  } as const;
}

/** Fee per built m² relative to an apartment: houses and lots share no elevators. */
const sharedCost = ({ form }: Kind): number => (form === 'unit' ? 1 : form === 'land' ? 0.06 : 0.35);

/** R$ per m² and month: 8 to 15 in 2019's listings, higher with the district's price; 1.5 times that today. */
function condominiumRate(level: number, currency: string, random: Random): number {
  const rate = currency === 'BRL' ? Math.min(26, 9 + level / 2_200) : 4 + level / 3_000;
  return rate * random.between(0.75, 1.25);
}
