import type { RawListing } from '@api/import/raw-listing';
import type { Warnings } from '@api/import/remarks';
import { monthlyRent, readPrice } from '@api/import/values/money';
import { readNumber } from '@api/import/values/numbers';
import { fold } from '~/domain/text';

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
  const priced = { sale: (readNumber(raw.salePrice) ?? 0) > 0, rent: (readNumber(raw.rentPrice) ?? 0) > 0 };
  const contradicted =
    said !== undefined &&
    !(said.sale && priced.sale) &&
    !(said.rent && priced.rent) &&
    (priced.sale || priced.rent);
  const kind = said && !contradicted ? said : priced;
  if (!kind.sale && !kind.rent) return undefined;
  if (!said || contradicted) warnings.add('transaction-deduced', raw.transaction.find(Boolean));
  const sellPrice = kind.sale && !raw.hidePrices ? readPrice(raw.salePrice, 'sale', warnings) : null;
  const rent = kind.rent && !raw.hidePrices ? readPrice(raw.rentPrice, 'rent', warnings) : null;
  if ((kind.sale && sellPrice === null) || (kind.rent && rent === null)) warnings.add('price-missing');
  return {
    forSale: kind.sale,
    forRent: kind.rent,
    sellPrice,
    rentPrice: monthlyRent(rent, raw.rentPeriod, warnings),
  };
}

function wordsOf(text: string): { sale: boolean; rent: boolean } {
  const word = fold(text).trim();
  const both = /\b(both|ambos|v\/?l|venda\/locacao)\b/.test(word);
  return {
    sale: both || /\b(sale|sell|buy|vend|compra|v$)/.test(word),
    rent: both || /\b(rent|lease|alug|loca(c|r)|tempora|l$|a$)/.test(word),
  };
}
