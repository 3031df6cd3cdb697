import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { type Geolocation, isKnownPlace, readGeolocation, regionOf } from '@domain/geo/geolocation';
import { logged } from '@domain/kernel/logged';
import { serializeRegion } from '~/features/layout/visitor-region.server';
import { readConsent } from '~/features/marketing/consent/consent.server';

/** After it the proxy's headers are used. */
const budgetShare = 0.4;

/** The visitor's location for scripts (spec 1 §5). With consent for preferences a cookie stores the region. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const place = await placeOf(context);
  const headers = new Headers({ 'Cache-Control': 'private, max-age=600', Vary: 'Cookie' });
  if (context.settings.asksRegion && isKnownPlace(place)) {
    if (place.ip) context.knownRegions?.remember(place.ip, regionOf(place));
    if (readConsent(request).preferences) headers.set('Set-Cookie', serializeRegion(regionOf(place)));
  }
  return Response.json(place, { headers });
}

/** Uses the proxy's headers first, then the operator's endpoint, then the back end. */
async function placeOf({ api, findPlace, visitor, log }: AppLoadContext): Promise<Geolocation> {
  const { ip } = visitor;
  if (visitor.region !== null) return visitor;
  if (findPlace) return (ip && (await findPlace(ip))) || visitor;
  const { country, region } = await api
    .geolocation(visitor, { budgetShare })
    .catch(logged(log, 'visitor region unavailable', () => visitor));
  return readGeolocation({ country, region: region ?? undefined }, ip);
}
