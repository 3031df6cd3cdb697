import { toListing } from './listing';
import { baseName, overriding, parseQuery } from './query';
import type { Redirect } from './redirect';

/** `/curadoria[/{slug}]` → the listing of that list, the query kept and mapped (settled §3, rule 5). */
export function curatedList(segments: readonly string[], query: string): Redirect | null {
  if (segments[0]!.toLowerCase() !== 'curadoria' || segments.length > 2) return null;
  const slug = segments[1];
  const pairs = parseQuery(query);
  // `condominio` is an old parameter of another meaning.
  const kept = pairs.filter(([name]) => baseName(name) !== 'condominio');
  return toListing(slug == null ? pairs : overriding([['curadoria', slug]], pairs), [], kept);
}
