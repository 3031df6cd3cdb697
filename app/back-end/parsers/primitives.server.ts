import { parseTypedAmount } from '@domain/kernel/money';
import { maxId } from '@domain/property/property-url';

// Parsers return null (flags: false) for invalid values and never throw.

/** Trimmed; '' is null. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  return typeof value === 'string' ? value.trim() || null : null;
}

const plainNumber = /^-?\d{1,15}(?:\.\d{1,15})?$/;

/** Also accepts strings: '-23.561', '12,5'. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = typeof value === 'string' ? value.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2') : '';
  return plainNumber.test(text) ? Number(text) : null;
}

export function countOf(value: unknown): number | null {
  const number = numberOf(value);
  return number !== null && Number.isInteger(number) && number >= 0 ? number : null;
}

export function idOf(value: unknown): number | null {
  const id = countOf(value) || null;
  return id !== null && id <= maxId ? id : null;
}

const decimals = /^\d{1,15}\.\d{1,2}$/;

/** Whole units, from 0: 1850000.5, '1850000.50', '1.850.000,00', 'R$ 1.850.000'. */
export function moneyOf(value: unknown): number | null {
  const amount =
    typeof value === 'string' && !decimals.test(value.trim()) ? parseTypedAmount(value) : numberOf(value);
  return amount !== null && amount >= 0 ? Math.round(amount) : null;
}

const yes = new Set(['1', 'true', 'sim', 's', 'yes']);

/** true, 1, '1' and similar words; false for all others. */
export const flagOf = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && yes.has(value.trim().toLowerCase()));

const no = new Set(['0', 'false', 'não', 'nao', 'n', 'no']);

/** false, 0, '0' and similar words; missing is not negative. */
export const isNegative = (value: unknown): boolean =>
  value === false || value === 0 || (typeof value === 'string' && no.has(value.trim().toLowerCase()));

const moment = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

/** ISO 8601, UTC. Without a time zone, the time is in UTC−3 (Brasília). */
export function momentOf(value: unknown): string | null {
  const [, day, time = '00:00', zone = '-03:00'] = moment.exec(textOf(value) ?? '') ?? [];
  const date = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
