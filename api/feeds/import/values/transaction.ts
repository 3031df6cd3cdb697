import type { RawListing } from '../raw-listing';
import type { Warnings } from '../remarks';
import { onRequest, readPrice, readRentPeriod } from './money';
import { readNumber } from './numbers';
import { fold } from '@domain/kernel/text';
import type { PeriodRent } from '@domain/property/period-rent';

export interface Transaction {
  forSale: boolean;
  forRent: boolean;
  sellPrice: number | null;
  /** By the month. */
  rentPrice: number | null;
  periodRent: PeriodRent | null;
}

/**
 * Words count; prices count without words, or if only the other transaction has a price. A null price: on request.
 * @returns undefined if neither is known
 */
export function readTransaction(
  raw: Pick<
    RawListing,
    'transaction' | 'salePrice' | 'rentPrice' | 'rentPeriod' | 'secondRent' | 'hidePrices'
  >,
  warnings: Warnings,
): Transaction | undefined {
  const declared = raw.transaction.map(wordsOf).find(({ sale, rent }) => sale || rent);
  const { salePrice, rentPrice, moved } = inTheirFields(raw, declared);
  if (moved) warnings.add('price-field', salePrice || rentPrice);
  const priced = { sale: isPrice(salePrice), rent: isPrice(rentPrice) };
  const contradicted =
    declared !== undefined &&
    !(declared.sale && priced.sale) &&
    !(declared.rent && priced.rent) &&
    (priced.sale || priced.rent);
  const kind = declared && !contradicted ? declared : priced;
  if (!kind.sale && !kind.rent) return undefined;
  if (contradicted) warnings.add('transaction-deduced', raw.transaction.find(Boolean));
  const sellPrice = kind.sale && !raw.hidePrices ? readPrice(salePrice, 'sale', warnings) : null;
  const period = readRentPeriod(raw.rentPeriod);
  const rentKind = period === undefined ? 'rent' : 'shortStay';
  const rent = kind.rent && !raw.hidePrices ? readPrice(rentPrice, rentKind, warnings) : null;
  if (raw.secondRent) warnings.add('second-rent', raw.secondRent);
  if (rent !== null && period !== undefined) warnings.add('rent-period', raw.rentPeriod);
  if ((kind.sale && sellPrice === null) || (kind.rent && rent === null)) warnings.add('price-missing');
  return {
    forSale: kind.sale,
    forRent: kind.rent,
    sellPrice,
    rentPrice: period === undefined ? rent : null,
    periodRent: rent !== null && period !== undefined ? { amount: rent, period } : null,
  };
}

function isPrice(text: string): boolean {
  return (readNumber(text) ?? 0) > 0 || onRequest.test(text);
}

/** A higher rent or a lower sale price hardly exists. */
const rentOrSale = 100_000;

/** Moves a single price to its field: a rent in `ListPrice`, a sale in `RentalPrice`. */
function inTheirFields(
  { salePrice, rentPrice }: Pick<RawListing, 'salePrice' | 'rentPrice'>,
  declared: { sale: boolean; rent: boolean } | undefined,
) {
  const sale = readNumber(salePrice) ?? 0;
  const rent = readNumber(rentPrice) ?? 0;
  if (declared?.rent && !declared.sale && rent === 0 && sale > 0 && sale < rentOrSale)
    return { salePrice: '', rentPrice: salePrice, moved: true };
  if (declared?.sale && !declared.rent && sale === 0 && rent >= rentOrSale)
    return { salePrice: rentPrice, rentPrice: '', moved: true };
  return { salePrice, rentPrice, moved: false };
}

function wordsOf(text: string): { sale: boolean; rent: boolean } {
  const word = fold(text).trim();
  // 'V', 'L', 'V/L'
  if (/^[vla]([^a-z]+[vla])*$/.test(word)) return { sale: word.includes('v'), rent: /[la]/.test(word) };
  const both = /\b(both|ambos)\b/.test(word);
  return {
    sale: both || /\b(sale|sell|buy|vend|compra)/.test(word),
    rent: both || /\b(rent|lease|alug|loca(c|r)|tempora)/.test(word),
  };
}
