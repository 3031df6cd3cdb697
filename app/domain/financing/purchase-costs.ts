import { slugify } from '@domain/kernel/text';

/** Percent, as these laws are commonly reported (2026-11-21), not from the cities' tables. Without reductions. */
const itbiRates: Readonly<Record<string, number>> = {
  'sao-paulo': 3, // Lei 11.154/1991, as changed by Lei 16.098/2014
  'rio-de-janeiro': 3, // Lei 1.364/1988, as changed by Lei 6.250/2017
  'belo-horizonte': 3, // Lei 5.492/1988, as changed by Lei 10.692/2013
  'porto-alegre': 3, // Lei Complementar 197/1989
  salvador: 3, // Lei 7.186/2006
  campinas: 2.7, // Lei 12.391/2005
  curitiba: 2.7, // Lei Complementar 108/2017
};
/** 2 to 3 % is common elsewhere; the higher value avoids low estimates. */
const usualItbiRate = 3;

/**
 * Percent of the value for one act, by state. The tables are regressive; for two to twenty million reais:
 * 0,15–0,24 % in São Paulo (table II of Lei 11.331/2002, edition of 2010; all values in UFESPs, so the shares are
 * stable),
 * 0,12–0,21 % in Rio de Janeiro (table 20.1 of Lei 6.370/2012, edition of 2015).
 */
const registryRates: Readonly<Record<string, number>> = { SP: 0.2, RJ: 0.2 };
const usualRegistryRate = 0.4; // other states: the upper end of the common range (0,2–0,4 %)

export interface PurchaseCosts {
  itbi: number; // whole reais
  itbiRate: number; // percent
  isCitysRate: boolean; // false: the default rate
  registry: number; // whole reais for two acts: purchase and mortgage
}

/** `price` and `financed` in whole reais, `state` as a two-letter code. */
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
