import { locationTypes } from '@domain/taxonomy/location-types';
import { toListing } from './listing';
import { parseQuery, type Pair } from './query';
import { temporaryRedirect, type Redirect } from './redirect';

const typeOfSlug = new Map<string, string>(locationTypes.map((type) => [type.toLowerCase(), type]));
const oldListing = 'nossos-imoveis';
const landingPage = /^lp-/i;

/** `/nossos-imoveis[/{slug}]`, `/{segment}/{slug}` and `/lp-…` (settled §3, rule 7). */
export function legacySegment(segments: readonly string[], query: string): Redirect | null {
  if (segments.length > 2) return null;
  const [segment = '', slug] = segments;
  const isLandingPage = landingPage.test(segment);
  if (slug == null && !isLandingPage && segment.toLowerCase() !== oldListing) return null;

  const locationType = typeOfSlug.get((slug ?? 'cidade').toLowerCase());
  if (!locationType) return temporaryRedirect('/404');
  const parameters: Pair[] = isLandingPage ? [['lp', segment]] : [];
  // Omits the default type: a foreign country in the query may set another.
  if (locationType !== 'Cidade') parameters.push(['tipo-de-localizacao', locationType]);
  return toListing(parseQuery(query), parameters);
}
