import type { LoaderFunctionArgs } from '@remix-run/node';
import { logged } from '@domain/logged';

/** A visitor who waits longer, in ms, gets what the proxy's headers say. */
const timeoutMs = 1000;

/** Where the visitor is, for scripts (spec 1 §5): country, ip, region. Nobody else may keep the answer. */
export async function loader({ context: { api, visitor, log } }: LoaderFunctionArgs) {
  const answer = await api
    .geolocation(visitor, { timeoutMs })
    .catch(logged(log, 'the visitor’s place could not be had', () => visitor));
  return Response.json(answer, { headers: { 'Cache-Control': 'private, max-age=600' } });
}
