import type { RawListing } from '@api/import/raw-listing';
import type { Warnings } from '@api/import/remarks';
import { monthlyRent, onRequest, readPrice } from '@api/import/values/money';
import { readNumber } from '@api/import/values/numbers';
import { fold } from '@domain/text';

export interface Transaction {
  forSale: boolean;
  forRent: boolean;
  sellPrice: number | null;
  rentPrice: number | null;
}

/**
 * For sale, to rent or both, with its prices (null: on request). What the feed says in words counts; prices count where
 * it says nothing, or names only one that has no price while the other has. undefined where neither tells.
 */
export function readTransaction(
  raw: Pick<RawListing, 'transaction' | 'salePrice' | 'rentPrice' | 'rentPeriod' | 'hidePrices'>,
  warnings: Warnings,
): Transaction | undefined {
  const said = raw.transaction.map(wordsOf).find(({ sale, rent }) => sale || rent);
  const { salePrice, rentPrice, moved } = inTheirFields(raw, said);
  if (moved) warnings.add('price-field', salePrice || rentPrice);
  const priced = { sale: isPrice(salePrice), rent: isPrice(rentPrice) };
  const contradicted =
    said !== undefined &&
    !(said.sale && priced.sale) &&
    !(said.rent && priced.rent) &&
    (priced.sale || priced.rent);
  const kind = said && !contradicted ? said : priced;
  if (!kind.sale && !kind.rent) return undefined;
  if (contradicted) warnings.add('transaction-deduced', raw.transaction.find(Boolean));
  const sellPrice = kind.sale && !raw.hidePrices ? readPrice(salePrice, 'sale', warnings) : null;
  const rent = kind.rent && !raw.hidePrices ? readPrice(rentPrice, 'rent', warnings) : null;
  if ((kind.sale && sellPrice === null) || (kind.rent && rent === null)) warnings.add('price-missing');
  return {
    forSale: kind.sale,
    forRent: kind.rent,
    sellPrice,
    rentPrice: monthlyRent(rent, raw.rentPeriod, warnings),
  };
}

/** A figure, or that it is told on request. */
function isPrice(text: string): boolean {
  return (readNumber(text) ?? 0) > 0 || onRequest.test(text);
}

/** Nobody lets for more a month, and hardly anything is sold for less. */
const rentOrSale = 100_000;

/** The only price there is may stand in the field of the other transaction: a rent in `ListPrice`, a sale in `RentalPrice`. */
function inTheirFields(
  { salePrice, rentPrice }: Pick<RawListing, 'salePrice' | 'rentPrice'>,
  said: { sale: boolean; rent: boolean } | undefined,
) {
  const sale = readNumber(salePrice) ?? 0;
  const rent = readNumber(rentPrice) ?? 0;
  if (said?.rent && !said.sale && rent === 0 && sale > 0 && sale < rentOrSale)
    return { salePrice: '', rentPrice: salePrice, moved: true };
  if (said?.sale && !said.rent && sale === 0 && rent >= rentOrSale)
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
