import type { House } from './house';

/** One thing that is said anew, said no more, or said otherwise; at 'brokers[ana-reis].creci'. */
export interface HouseChange {
  path: string;
  before?: string;
  after?: string;
}

/** What differs between two houses; null: there is none. */
export function changesBetween(before: House | null, after: House | null): HouseChange[] {
  const [old, now] = [said(before), said(after)];
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  return paths
    .filter((path) => old.get(path) !== now.get(path))
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }));
}

/** Every value by its path; what is nothing (no list, no text) is not said. */
function said(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) return found;
  if (typeof value === 'string') found.set(path, value);
  else if (typeof value !== 'object') found.set(path, JSON.stringify(value));
  else if (Array.isArray(value))
    value.forEach((each, index) => said(each, `${path}[${nameOf(each, index)}]`, found));
  else for (const [key, each] of Object.entries(value)) said(each, path ? `${path}.${key}` : key, found);
  return found;
}

/** What has a slug is known by it, wherever it stands in its list. */
const nameOf = (each: unknown, index: number): string =>
  typeof each === 'object' && each !== null && 'slug' in each ? String(each.slug) : String(index);
