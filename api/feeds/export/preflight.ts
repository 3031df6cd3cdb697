import type { PeriodRent, RentPeriod } from '@domain/property/period-rent';
import type { Listing } from '@api/catalogue/listing';

/** Why a portal would refuse a listing (domain §1). */
export const refusalTexts = {
  title: 'o título não tem de 10 a 100 caracteres',
  description: 'a descrição não tem de 50 a 3000 caracteres',
  photos: 'menos de 5 fotos com endereço na web',
  'postal-code': 'sem CEP',
  price: 'sem preço (sob consulta)',
  money: 'um valor em dinheiro não é inteiro',
  currency: 'o preço não é em reais',
  area: 'sem área',
  state: 'sem estado, ou fora do Brasil',
  launch: "'breve lançamento': não pode ser ofertado à venda sem o registro (Lei 4.591)",
  'duplicate-id': 'outra fonte tem um imóvel com este código',
  limit: 'um arquivo comporta no máximo 50.000 imóveis',
} as const;
export type RefusalCode = keyof typeof refusalTexts;

export const portalLimits = {
  title: [10, 100],
  description: [50, 3_000],
  photos: 5,
  listings: 50_000,
} as const;

/** VRSync has no other period. */
export const vrsyncPeriods: Partial<Record<RentPeriod, string>> = {
  ...{ day: 'Daily', week: 'Weekly', quarter: 'Quarterly', year: 'Yearly' },
};
const isExported = (rent: PeriodRent | null) => rent !== null && vrsyncPeriods[rent.period] !== undefined;

/** `photos`: photos with a web URL. */
export function preflight(listing: Listing, photos: number): RefusalCode[] {
  const within = (text: string, [least, max]: readonly [number, number]) =>
    text.length >= least && text.length <= max;
  const sums = [listing.sellPrice, listing.rentPrice, listing.condominiumFee, listing.iptu];
  const checks: Record<Exclude<RefusalCode, 'duplicate-id' | 'limit'>, boolean> = {
    title: within(listing.title, portalLimits.title),
    description: within(listing.description, portalLimits.description),
    photos: photos >= portalLimits.photos,
    'postal-code': listing.postalCode !== null,
    price:
      (!listing.forSale || listing.sellPrice !== null) &&
      (!listing.forRent || listing.rentPrice !== null || isExported(listing.periodRent)),
    money: sums.every((sum) => sum === null || Number.isInteger(sum)),
    currency: listing.currency === 'BRL',
    area: listing.area !== null || listing.landArea !== null,
    state: listing.country === 'BR' && listing.state !== null,
    launch: listing.condition !== 'soonLaunch',
  };
  return (Object.keys(checks) as (keyof typeof checks)[]).filter((code) => !checks[code]);
}
