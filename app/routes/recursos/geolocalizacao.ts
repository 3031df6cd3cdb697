import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { type Geolocation, isKnownPlace, readGeolocation, regionOf } from '@domain/geolocation';
import { logged } from '@domain/logged';
import { keepRegion } from '~/features/frame/kept-region.server';
import { readConsent } from '~/features/marketing/consent/consent.server';

/** A visitor who waits longer, in ms, gets what the proxy's headers say. */
const timeoutMs = 1000;

/**
 * Where the visitor is, for scripts (spec 1 §5): country, ip, region. Nobody else may keep the answer; their own browser
 * keeps the region where preferences are allowed, and asks anew where they are from now on.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const place = await placeOf(context);
  const headers = new Headers({ 'Cache-Control': 'private, max-age=600', Vary: 'Cookie' });
  if (context.settings.asksRegion && isKnownPlace(place) && readConsent(request).preferences)
    headers.set('Set-Cookie', keepRegion(regionOf(place)));
  return Response.json(place, { headers });
}

/** What the proxy says; where it says nothing, the operator's endpoint is asked, else the back end. */
async function placeOf({ api, findPlace, visitor, log }: AppLoadContext): Promise<Geolocation> {
  const { ip } = visitor;
  if (visitor.region !== null) return visitor;
  if (findPlace) return (ip && (await findPlace(ip))) || visitor;
  const { country, region } = await api
    .geolocation(visitor, { timeoutMs })
    .catch(logged(log, 'the visitor’s place could not be had', () => visitor));
  return readGeolocation({ country, region: region ?? undefined }, ip);
}
