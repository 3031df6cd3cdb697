import { isInterestOnly } from '@domain/launch';
import { financeablePrice } from '../financing/financeable-price';
import { sharedInstalment, type SharedTerms } from '../financing/shared-terms';
import { monthlyIptu } from '../monthly-cost';
import { offeredPrices } from '../offered-prices';
import { pricePerArea } from '../price-per-area';
import type { PropertyDetail } from '../property';
import { type Amount, type Cell, moneyRow, notTold, type Row, saysSomething } from './rows';

const inNoNeed: Cell = { absent: 'não se aplica' };
const onRequest: Cell = { text: 'Sob consulta' };

/** One of them is compared as a rental only where it is not for sale. */
export const isRental = ({ venda, aluguel }: PropertyDetail): boolean => aluguel && !venda;

/** Prices and what each month costs; `terms` null: no instalment can be told, and no total of a home for sale. */
export function costRows(homes: readonly PropertyDetail[], terms: SharedTerms | null): Row[] {
  const rowFrom = (label: string, of: (home: PropertyDetail) => Amount | Cell) =>
    moneyRow(label, homes.map(of));
  const isOnlyRentals = homes.every(isRental);
  const isAnyForRent = homes.some(({ aluguel }) => aluguel);
  return [
    ...(isOnlyRentals ? [] : [rowFrom('Preço', salePrice)]),
    ...(isAnyForRent ? [rowFrom('Aluguel, por mês', rent)] : []),
    rowFrom('Preço por m²', perArea),
    unweighed(rowFrom('Condomínio', condominium)),
    unweighed(rowFrom('IPTU, por mês', iptu)),
    ...[unweighed(rowFrom('Parcela (Price)', (home) => instalment(home, terms)))].filter(saysSomething),
    { ...rowFrom('Total por mês', (home) => monthlyTotal(home, terms)), isSum: true },
  ];
}

/** Parts of a total: that one of them is less than the others' says nothing of the home. */
const unweighed = (row: Row): Row => ({
  ...row,
  cells: row.cells.map(({ isLeast: _, ...cell }) => cell),
});

const money = (home: PropertyDetail, value: number, more: Partial<Amount> = {}): Amount => ({
  value,
  currency: home.moeda,
  ...more,
});

function salePrice(home: PropertyDetail): Amount | Cell {
  if (isInterestOnly(home)) return { text: 'Breve lançamento' };
  if (!home.venda) return { text: 'Só para alugar' };
  const { sale } = offeredPrices(home);
  return sale ? money(home, sale) : onRequest;
}

function rent(home: PropertyDetail): Amount | Cell {
  if (!home.aluguel) return { text: 'Só à venda' };
  const { rent: value } = offeredPrices(home);
  return value ? money(home, value) : onRequest;
}

function perArea(home: PropertyDetail): Amount | Cell {
  const { sale, rent: monthly } = offeredPrices(home);
  const value = pricePerArea(home, isRental(home) ? monthly : sale);
  if (value === null) return notTold;
  return money(home, value, isRental(home) ? { kind: 'rent', note: 'de aluguel' } : { kind: 'sale' });
}

function condominium(home: PropertyDetail): Amount | Cell {
  const { valorCondominio: value } = home;
  if (value === null) return notTold;
  return value === 0 ? { text: 'Não há' } : money(home, value);
}

function iptu(home: PropertyDetail): Amount | Cell {
  const value = monthlyIptu(home);
  if (value === null) return notTold;
  return value === 0 ? { text: 'Isento' } : money(home, value);
}

function instalment(home: PropertyDetail, terms: SharedTerms | null): Amount | Cell {
  if (isRental(home)) return inNoNeed;
  const price = financeablePrice(home);
  return price !== null && terms ? money(home, sharedInstalment(price, terms)) : notTold;
}

/**
 * Condominium, the month's share of the IPTU, and the instalment, or of a rental the rent. What is not known of the
 * first two is said, and such a part is weighed against nothing; without instalment or rent there is no total.
 */
function monthlyTotal(home: PropertyDetail, terms: SharedTerms | null): Amount | Cell {
  const first = isRental(home) ? rent(home) : instalment(home, terms);
  if (!('value' in first)) return notTold;
  const [fee, tax] = [home.valorCondominio, monthlyIptu(home)];
  const missing = [fee === null && 'condomínio', tax === null && 'IPTU'].filter((name) => name !== false);
  const value = first.value + (fee ?? 0) + (tax ?? 0);
  if (missing.length === 0) return money(home, value);
  return money(home, value, { isPart: true, note: `sem ${missing.join(' e ')}` });
}
