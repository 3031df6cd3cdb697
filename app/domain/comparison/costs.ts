import { isInterestOnly } from '@domain/property/launch';
import { financeablePrice } from '../financing/financeable-price';
import { sharedInstalment, type SharedTerms } from '../financing/shared-terms';
import { monthlyIptu } from '../monthly-cost';
import { offerPrices } from '../offer-prices';
import { pricesLine } from '@domain/property/property-texts';
import { pricePerArea } from '../price-per-area';
import type { PropertyDetail } from '../property';
import { type Amount, type Cell, moneyRow, unknownCell, type Row, hasContent } from './rows';

const inNoNeed: Cell = { absent: 'não se aplica' };
const onRequest: Cell = { text: 'Sob consulta' };

/** A property for sale and rent is compared by its sale. */
export const isRental = ({ venda, aluguel }: PropertyDetail): boolean => aluguel && !venda;

/** Without `terms`, there are no instalments and no totals of properties for sale. */
export function costRows(properties: readonly PropertyDetail[], terms: SharedTerms | null): Row[] {
  const rowFrom = (label: string, of: (property: PropertyDetail) => Amount | Cell) =>
    moneyRow(label, properties.map(of));
  const isOnlyRentals = properties.every(isRental);
  const isAnyForRent = properties.some(({ aluguel }) => aluguel);
  return [
    ...(isOnlyRentals ? [] : [rowFrom('Preço', salePrice)]),
    ...(isAnyForRent ? [rowFrom('Aluguel, por mês', rent)] : []),
    rowFrom('Preço por m²', perArea),
    unweighed(rowFrom('Condomínio', condominium)),
    unweighed(rowFrom('IPTU, por mês', iptu)),
    ...[partOfTotal(rowFrom('Parcela (Price)', (property) => instalment(property, terms)))].filter(
      hasContent,
    ),
    { ...rowFrom('Total por mês', (property) => monthlyTotal(property, terms)), isSum: true },
  ];
}

/** The lowest part of a total means nothing alone. */
const unweighed = (row: Row): Row => ({
  ...row,
  cells: row.cells.map(({ isLeast: _, ...cell }) => cell),
});

const partOfTotal = (row: Row): Row => ({ ...unweighed(row), isDetail: true });

const money = (property: PropertyDetail, value: number, more: Partial<Amount> = {}): Amount => ({
  value,
  currency: property.moeda,
  ...more,
});

function salePrice(property: PropertyDetail): Amount | Cell {
  if (isInterestOnly(property)) return { text: 'Breve lançamento' };
  if (!property.venda) return { text: 'Só para alugar' };
  const { sale } = offerPrices(property);
  return sale ? money(property, sale) : onRequest;
}

function rent(property: PropertyDetail): Amount | Cell {
  if (!property.aluguel) return { text: 'Só à venda' };
  const { rent: value, periodRent } = offerPrices(property);
  if (periodRent) return { text: pricesLine({ periodRent, currency: property.moeda }) };
  return value ? money(property, value) : onRequest;
}

function perArea(property: PropertyDetail): Amount | Cell {
  const { sale, rent: monthly } = offerPrices(property);
  const value = pricePerArea(property, isRental(property) ? monthly : sale);
  if (value === null) return unknownCell;
  return money(property, value, isRental(property) ? { kind: 'rent', note: 'de aluguel' } : { kind: 'sale' });
}

function condominium(property: PropertyDetail): Amount | Cell {
  const { valorCondominio: value } = property;
  if (value === null) return unknownCell;
  return value === 0 ? { text: 'Não há' } : money(property, value);
}

function iptu(property: PropertyDetail): Amount | Cell {
  const value = monthlyIptu(property);
  if (value === null) return unknownCell;
  return value === 0 ? { text: 'Isento' } : money(property, value);
}

function instalment(property: PropertyDetail, terms: SharedTerms | null): Amount | Cell {
  if (isRental(property)) return inNoNeed;
  const price = financeablePrice(property);
  return price !== null && terms ? money(property, sharedInstalment(price, terms)) : unknownCell;
}

/** A missing fee or tax is noted, and the total is not compared. */
function monthlyTotal(property: PropertyDetail, terms: SharedTerms | null): Amount | Cell {
  const first = isRental(property) ? rent(property) : instalment(property, terms);
  if (!('value' in first)) return unknownCell;
  const [fee, tax] = [property.valorCondominio, monthlyIptu(property)];
  const missing = [fee === null && 'condomínio', tax === null && 'IPTU'].filter((name) => name !== false);
  const value = first.value + (fee ?? 0) + (tax ?? 0);
  if (missing.length === 0) return money(property, value);
  return money(property, value, { isPart: true, note: `sem ${missing.join(' e ')}` });
}
