import type { Brokerage } from './brokerage';

/** Added, removed or changed value at a path: 'brokers[ana-reis].creci'. */
export interface BrokerageChange {
  path: string;
  before?: string;
  after?: string;
}

export function changesBetween(before: Brokerage | null, after: Brokerage | null): BrokerageChange[] {
  const [old, now] = [valuesByPath(before), valuesByPath(after)];
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  return paths
    .filter((path) => old.get(path) !== now.get(path))
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }));
}

function valuesByPath(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) return found;
  if (typeof value === 'string') found.set(path, value);
  else if (typeof value !== 'object') found.set(path, JSON.stringify(value));
  else if (Array.isArray(value))
    value.forEach((each, index) => valuesByPath(each, `${path}[${nameOf(each, index)}]`, found));
  else
    for (const [key, each] of Object.entries(value)) valuesByPath(each, path ? `${path}.${key}` : key, found);
  return found;
}

/** A slug identifies an item at any position. */
const nameOf = (each: unknown, index: number): string =>
  typeof each === 'object' && each !== null && 'slug' in each ? String(each.slug) : String(index);
