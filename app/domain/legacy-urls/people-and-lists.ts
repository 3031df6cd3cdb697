import { toListing } from './listing';
import { baseName, overriding, parseQuery } from './query';
import { forNow, type Redirect } from './redirect';

/**
 * `/curadoria[/{slug}]` → the listing of that list, the query kept and mapped; `/corretor` alone → the page that says that
 * the broker cannot be found (decisions, section 3, rule 5). `/corretor/{slug}` is a page.
 */
export function curatedListOrBroker(segments: readonly string[], query: string): Redirect | null {
  const [first = '', slug, ...deeper] = segments;
  if (deeper.length > 0) return null;
  const name = first.toLowerCase();
  if (name === 'corretor') return slug == null ? forNow('/consultor-indisponivel', parseQuery(query)) : null;
  if (name !== 'curadoria') return null;
  const pairs = parseQuery(query);
  // `condominio` is an old parameter of another meaning.
  const kept = pairs.filter(([name]) => baseName(name) !== 'condominio');
  return toListing(slug == null ? pairs : overriding([['curadoria', slug]], pairs), [], kept);
}
