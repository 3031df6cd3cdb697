import type { PeriodRent, RentPeriod } from '@domain/property/period-rent';
import { portalLimits, type RefusalCode } from '@domain/property/portal-refusals';
import type { Listing } from '@api/catalogue/listing';

type Rents = Partial<Record<RentPeriod, string>>;
const hasPeriod = (rent: PeriodRent | null, periods: Rents) =>
  rent === null || periods[rent.period] !== undefined;

/**
 * What every portal refuses.
 * @param photos with a web URL @param periods the portal's words for rents that are not by the month
 */
export function commonRefusals(listing: Listing, photos: number, periods: Rents): RefusalCode[] {
  const sums = [listing.sellPrice, listing.rentPrice, listing.condominiumFee, listing.iptu];
  const { periodRent } = listing;
  return failed({
    title: within(listing.title, portalLimits.title),
    description: within(listing.description, portalLimits.description),
    photos: photos >= portalLimits.photos,
    price:
      (!listing.forSale || listing.sellPrice !== null) &&
      (!listing.forRent || listing.rentPrice !== null || periodRent !== null),
    period: !listing.forRent || hasPeriod(periodRent, periods),
    money: sums.every((sum) => sum === null || Number.isInteger(sum)),
    currency: listing.currency === 'BRL',
    area: listing.area !== null || listing.landArea !== null,
    state: listing.country === 'BR' && listing.state !== null,
    launch: listing.condition !== 'soonLaunch',
  });
}

/** The codes of checks that are false. */
export const failed = (checks: Partial<Record<RefusalCode, boolean>>): RefusalCode[] =>
  (Object.keys(checks) as RefusalCode[]).filter((code) => !checks[code]);

const within = (text: string, [least, most]: readonly [number, number]): boolean =>
  text.length >= least && text.length <= most;
