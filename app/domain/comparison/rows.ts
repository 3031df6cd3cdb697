import { formatMoney } from '@domain/kernel/money';
import type { Currency } from '@domain/taxonomy/currencies';

/** `absent` explains an empty cell. */
export interface Cell {
  text?: string;
  absent?: string;
  note?: string;
  isLeast?: true; // the lowest of its row, if comparable
}

export interface Row {
  label: string;
  cells: Cell[];
  differs: boolean;
  isSum?: true;
  isDetail?: true; // part of another row, or in the head of its column
}

export type RowKind = 'money' | 'size' | 'facts' | 'features' | 'condominium' | 'reactions';

export interface RowGroup {
  kind: RowKind;
  rows: Row[];
}

export const unknownCell: Cell = { absent: 'sem dados' };

export const textCell = (text: string | null | undefined): Cell => (text ? { text } : unknownCell);

/** null: unknown. */
export const numberCell = (value: number | null, unit = ''): Cell =>
  value === null ? unknownCell : { text: `${value}${unit}` };

const contentKey = ({ text, absent, note }: Cell) => JSON.stringify([text, absent, note]);

export const rowOf = (label: string, cells: readonly Cell[]): Row => ({
  label,
  cells: [...cells],
  differs: new Set(cells.map(contentKey)).size > 1,
});

export const hasContent = ({ cells }: Row): boolean => cells.some(({ text }) => text !== undefined);

export interface Amount {
  value: number;
  currency: Currency;
  kind?: string; // 'sale' or 'rent'
  note?: string;
  isPart?: boolean; // an unknown part is missing: not comparable
}

/** Marks the lowest amount if all are known, complete, of one kind and currency, and it is unique. */
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
