import { locationTypes } from '../taxonomy/location-types';
import { toListing } from './listing';
import { parseQuery, type Pair } from './query';
import { forNow, type Redirect } from './redirect';

/** `cidade`, `campo`, `praia`, `internacional` → the new `tipo-de-localizacao`. */
const typeOfSlug = new Map<string, string>(locationTypes.map((type) => [type.toLowerCase(), type]));
const oldListing = 'nossos-imoveis';
const landingPage = /^lp-/i;

/**
 * `/nossos-imoveis[/{slug}]`, `/{segment}/{slug}` and `/lp-…` (settled §3, rule 7); null where the page itself
 * answers, with a 404 where there is none.
 */
export function legacySegment(segments: readonly string[], query: string): Redirect | null {
  if (segments.length > 2) return null;
  const [segment = '', slug] = segments;
  const isLandingPage = landingPage.test(segment);
  if (slug == null && !isLandingPage && segment.toLowerCase() !== oldListing) return null;

  const locationType = typeOfSlug.get((slug ?? 'cidade').toLowerCase());
  if (!locationType) return forNow('/404');
  const said: Pair[] = isLandingPage ? [['lp', segment]] : [];
  // The default type is not said: a country abroad in the query may say another.
  if (locationType !== 'Cidade') said.push(['tipo-de-localizacao', locationType]);
  return toListing(parseQuery(query), said);
}
