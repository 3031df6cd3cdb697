import type { SessionAnswer } from '@contract/auth';
import { createSeals } from '@server/http/seals';
import { unknownPlace } from '@domain/geo/geolocation';
import type { ApiClient } from '~/back-end/client.server';
import {
  sessionCookie,
  type SessionData,
  sessionMaxAge,
  VisitorSession,
} from '~/features/account/session/visitor-session.server';

export const testSeals = createSeals(['a secret of the tests, 32 letters or more'], true);

/** The session that a request with this `Cookie` header has; without one, a signed-out visitor's. */
export const visitorSession = (api: ApiClient, cookieHeader: string | null = null) =>
  new VisitorSession(api, testSeals, { visitor: unknownPlace, userAgent: null }, cookieHeader);

/** What a browser sends back of a `Set-Cookie`. */
export const sentBack = (setCookie: string) => setCookie.slice(0, setCookie.indexOf(';'));

/** The `Cookie` header of somebody who has signed in; without a token of the back end, one whose session has ended. */
export const sessionCookieOf = (data: Partial<SessionData> = {}, seals = testSeals) =>
  sentBack(
    seals.cookie(
      sessionCookie,
      {
        username: 'clara@exemplo.com.br',
        provider: 'bossa-nova',
        token: 'a-bearer-that-nobody-has-given',
        expires: Date.now() + 30 * 60_000,
        refreshToken: null,
        hasProducts: false,
        begun: Date.now(),
        ...data,
      } satisfies SessionData,
      sessionMaxAge,
    ),
  );

/** What the cookie holds after signing in. */
export const sessionDataOf = (email: string, session: SessionAnswer): Partial<SessionData> => ({
  username: email,
  token: session.access_token,
  expires: Date.now() + session.expires_in * 1000,
  refreshToken: session.refresh_token,
});
