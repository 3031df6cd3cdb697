import { createSeals } from '@server/seals';
import { unknownPlace } from '~/domain/geolocation';
import type { ApiClient } from '~/services/api/client.server';
import { VisitorSession } from '~/services/visitor-session.server';

export const testSeals = createSeals(['a secret of the tests, 32 letters or more'], true);

/** The session that a request with this `Cookie` header has; without one, a signed-out visitor's. */
export const visitorSession = (api: ApiClient, cookieHeader: string | null = null) =>
  new VisitorSession(api, testSeals, { visitor: unknownPlace, userAgent: null }, cookieHeader);
