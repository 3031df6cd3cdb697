import type { Listing } from '@api/catalogue/listing';

/** Why a portal would refuse a listing (domain.md, VRSync); such a listing is left out of the file. */
export const refusalTexts = {
  title: 'the title has not 10 to 100 characters',
  description: 'the description has not 50 to 3000 characters',
  photos: 'fewer than 5 photos with a web address',
  'postal-code': 'no CEP',
  price: 'no price (on request)',
  money: 'a sum of money is not a whole number',
  currency: 'the price is not in reais',
  area: 'no area',
  state: 'no state, or not in Brazil',
  launch: "'breve lançamento': may not be offered for sale without its registration (Lei 4.591)",
  'duplicate-id': 'another source has a listing with this id',
  limit: 'a file holds 50,000 listings at most',
} as const;
export type RefusalCode = keyof typeof refusalTexts;

export const portalLimits = {
  title: [10, 100],
  description: [50, 3_000],
  photos: 5,
  listings: 50_000,
} as const;

/** What a portal would refuse this listing for; `photos` are those that have a web address. */
export function preflight(listing: Listing, photos: number): RefusalCode[] {
  const within = (text: string, [least, most]: readonly [number, number]) =>
    text.length >= least && text.length <= most;
  const sums = [listing.sellPrice, listing.rentPrice, listing.condominiumFee, listing.iptu];
  const checks: Record<Exclude<RefusalCode, 'duplicate-id' | 'limit'>, boolean> = {
    title: within(listing.title, portalLimits.title),
    description: within(listing.description, portalLimits.description),
    photos: photos >= portalLimits.photos,
    'postal-code': listing.postalCode !== null,
    price:
      (!listing.forSale || listing.sellPrice !== null) && (!listing.forRent || listing.rentPrice !== null),
    money: sums.every((sum) => sum === null || Number.isInteger(sum)),
    currency: listing.currency === 'BRL',
    area: listing.area !== null || listing.landArea !== null,
    state: listing.country === 'BR' && listing.state !== null,
    launch: listing.condition !== 'soonLaunch',
  };
  return (Object.keys(checks) as (keyof typeof checks)[]).filter((code) => !checks[code]);
}
