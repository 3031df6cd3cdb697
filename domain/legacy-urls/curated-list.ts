import { toListing } from './listing';
import { baseName, overriding, parseQuery } from './query';
import type { Redirect } from './redirect';

/** `/curadoria[/{slug}]` → listing of the curated list, with the mapped query (settled §3, rule 5). */
export function curatedList(segments: readonly string[], query: string): Redirect | null {
  if (segments[0]!.toLowerCase() !== 'curadoria' || segments.length > 2) return null;
  const slug = segments[1];
  const pairs = parseQuery(query);
  // The old parameter `condominio` has another meaning.
  const otherPairs = pairs.filter(([name]) => baseName(name) !== 'condominio');
  return toListing(slug == null ? pairs : overriding([['curadoria', slug]], pairs), [], otherPairs);
}
