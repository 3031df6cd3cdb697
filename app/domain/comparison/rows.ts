import { formatMoney } from '@domain/money';
import type { Currency } from '@domain/taxonomy/currencies';

/** What stands in a cell; `absent` says in words why there is nothing. */
export interface Cell {
  text?: string;
  absent?: string;
  /** A second line. */
  note?: string;
  /** The least of all, where that can be said. */
  isLeast?: true;
}

export interface Row {
  label: string;
  cells: Cell[];
  /** Not all of its homes say the same. */
  differs: boolean;
  /** It adds others up. */
  isSum?: true;
}

export interface RowGroup {
  title: string;
  rows: Row[];
}

export const notTold: Cell = { absent: 'sem dados' };

/** A cell of a fact that may not be known. */
export const told = (text: string | null | undefined): Cell => (text ? { text } : notTold);

/** A number that may be 0; null: not known. */
export const toldNumber = (value: number | null, unit = ''): Cell =>
  value === null ? notTold : { text: `${value}${unit}` };

const saidIn = ({ text, absent, note }: Cell) => JSON.stringify([text, absent, note]);

export const rowOf = (label: string, cells: readonly Cell[]): Row => ({
  label,
  cells: [...cells],
  differs: new Set(cells.map(saidIn)).size > 1,
});

/** Whether any home says anything in a row. */
export const saysSomething = ({ cells }: Row): boolean => cells.some(({ text }) => text !== undefined);

/** Money in a cell: what may be weighed against the others' has the same `kind`. */
export interface Amount {
  value: number;
  currency: Currency;
  /** What it is a price of: prices of different things are never weighed. */
  kind?: string;
  note?: string;
  /** A part of it is not known: nothing can be said of it beside others. */
  isPart?: boolean;
}

/** A row of money. Which one is the least is said where all are known, whole, of one kind and currency, and one is alone. */
export function moneyRow(label: string, amounts: readonly (Amount | Cell)[]): Row {
  const least = leastOf(amounts);
  const cells = amounts.map((amount): Cell => {
    if (!('value' in amount)) return amount;
    const text = formatMoney(amount.value, amount.currency);
    return { text, note: amount.note, ...(amount === least && { isLeast: true as const }) };
  });
  return rowOf(label, cells);
}

function leastOf(amounts: readonly (Amount | Cell)[]): Amount | null {
  const all = amounts.flatMap((each) => ('value' in each && !each.isPart ? [each] : []));
  const kinds = new Set(all.map(({ currency, kind }) => `${currency} ${kind ?? ''}`));
  if (all.length < 2 || all.length < amounts.length || kinds.size > 1) return null;
  const value = Math.min(...all.map((each) => each.value));
  const [least, ...others] = all.filter((each) => each.value === value);
  return others.length === 0 ? least! : null;
}

/** The same groups with the rows that differ alone; one without any is left out. */
export const onlyDifferences = (groups: readonly RowGroup[]): RowGroup[] =>
  groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
