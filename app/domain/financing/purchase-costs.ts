import { slugify } from '@domain/text';

/**
 * The ITBI of a sale at its price, in percent, by city, as the laws named beside it are commonly reported (2026-11-21; the
 * cities' own tables were not at hand). A law may change each year, and some tax a first home or a part financed under the
 * SFH more lightly: this is the full rate, and the page says that it is an estimate.
 */
const itbiRates: Readonly<Record<string, number>> = {
  'sao-paulo': 3, // Lei 11.154/1991, as changed by Lei 16.098/2014
  'rio-de-janeiro': 3, // Lei 1.364/1988, as changed by Lei 6.250/2017
  'belo-horizonte': 3, // Lei 5.492/1988, as changed by Lei 10.692/2013
  'porto-alegre': 3, // Lei Complementar 197/1989
  salvador: 3, // Lei 7.186/2006
  campinas: 2.7, // Lei 12.391/2005
  curitiba: 2.7, // Lei Complementar 108/2017
};
/** Elsewhere: most cities ask 2 to 3 %; the higher, so that nobody plans with too little. */
const usualItbiRate = 3;

/**
 * What the land registry asks for one act, in percent of its value, by state. The states' tables rise in steps, ever more
 * slowly: at two to twenty million reais an act comes to 0,15–0,24 % in São Paulo (table II of Lei 11.331/2002, whose steps and
 * sums are both in UFESPs, so its shares stay; read in the edition of 2010) and 0,12–0,21 % in Rio de Janeiro (table 20.1 of
 * Lei 6.370/2012, read in the edition of 2015).
 */
const registryRates: Readonly<Record<string, number>> = { SP: 0.2, RJ: 0.2 };
/** Elsewhere: the upper end of what is usual (0,2–0,4 %). */
const usualRegistryRate = 0.4;

export interface PurchaseCosts {
  /** Whole reais. */
  itbi: number;
  /** Percent. */
  itbiRate: number;
  /** Whether the rate is the city's own; else the usual one. */
  isCitysRate: boolean;
  /** Whole reais: two acts are registered, the purchase and the bank's lien on the home. */
  registry: number;
}

/** What a purchase costs besides its price; `price` and `financed` in whole reais, `state` in two letters. */
export function purchaseCosts(
  { city, state }: { city: string; state?: string | null },
  { price, financed }: { price: number; financed: number },
): PurchaseCosts {
  const own = itbiRates[slugify(city)];
  const itbiRate = own ?? usualItbiRate;
  const registryRate = registryRates[state ?? ''] ?? usualRegistryRate;
  return {
    itbi: Math.round((price * itbiRate) / 100),
    itbiRate,
    isCitysRate: own !== undefined,
    registry: Math.round(((price + financed) * registryRate) / 100),
  };
}
