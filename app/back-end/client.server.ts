import { geolocationAnswer } from '@contract/geolocation';
import { brokerageAnswer } from '@contract/brokerage';
import { redirectsAnswer } from '@contract/redirects';
import { publicChangesAnswer } from '@contract/public-changes';
import type { Geolocation } from '@domain/geo/geolocation';
import { type Additions, knownAdditions } from './additions.server';
import { alertCalls } from './alert-calls.server';
import { authCalls } from './auth-calls.server';
import { CircuitBreaker } from './circuit-breaker.server';
import { type Caller, callerHeaders, placeHeaders } from './caller.server';
import { contactLinkCalls } from './contact-link-calls.server';
import { customerCalls } from './customer-calls.server';
import { isFailure } from './errors.server';
import type { PageScope } from './response-cache.server';
import type { GetCacheVersion } from './cache-version.server';
import { cachedCalls, type PublicCall } from './cached-calls.server';
import { catalogueCalls } from './catalogue-calls.server';
import { pageScope } from './page-scope.server';
import { PageTimeBudget } from './page-time-budget.server';
import { sendAsVisitor } from './send-as-visitor.server';
import { dataOf } from './staff-send.server';
import { bySchema } from './parsers/by-schema.server';
import { visitorCalls } from './visitor-calls.server';
import { reservedCalls } from './reserved-calls.server';
import { sharedFolderCalls } from './shared-folder-calls.server';
import { staffCalls } from './staff-calls.server';
import { staffStreams } from './staff-streams.server';
import { subscriptionCalls } from './subscription-calls.server';
import { knownViewWords, type ViewWords } from './view-calls.server';
import { send, type Call, type CallerSession, type CallOptions, type Transport } from './transport.server';

type Calls = ReturnType<typeof calls>;
export type CustomerApi = ReturnType<Calls['as']>;
export type StaffApi = ReturnType<Calls['staff']>;

export interface ApiClient extends Calls, PageScope<ApiClient> {
  /** Client without a page's time budget and visitor, for work that no page waits for. */
  shared: ApiClient;
  getCacheVersion?: GetCacheVersion;
  readingMs?: number; // time budget of a page in ms; undefined: the default
  /** Client with one time budget. @param onFailure also called when a cached answer replaces a failed one */
  forPage(onFailure?: () => void): ApiClient;
  /** The same client, with the bearer of a signed-in visitor on every call (spec 1 §9). */
  forVisitor(session: CallerSession): ApiClient;
}

/** @param getCacheVersion enables the response cache */
export function createApiClient(
  given: Omit<Transport, 'circuitBreakerOf' | 'budget'>,
  getCacheVersion?: GetCacheVersion,
): ApiClient {
  const breakers = new Map<string, CircuitBreaker>();
  const circuitBreakerOf = (name: string) => {
    const known = breakers.get(name) ?? new CircuitBreaker();
    breakers.set(name, known);
    return known;
  };
  const transport = { ...given, circuitBreakerOf };
  const addition = knownAdditions(given.log);
  const words = knownViewWords();
  const callCached = cachedCalls(transport, getCacheVersion);
  const clientOf = (own: Transport): ApiClient => ({
    ...calls(own, addition, words, callCached),
    ...pageScope(own, clientOf),
    getCacheVersion,
    readingMs: transport.readingMs,
    forPage: (onFailure) =>
      clientOf({
        ...transport,
        budget: new PageTimeBudget(transport.readingMs),
        onFailure: (reason) => isFailure(reason) && onFailure?.(),
      }),
    forVisitor: (session) => clientOf({ ...own, session }),
    get shared() {
      return shared;
    },
  });
  const shared = clientOf(transport);
  return shared;
}

/** One method for each call. Answers are parsed by the contract; errors are the classes of ./errors. */
function calls(
  transport: Transport,
  addition: Additions,
  words: ViewWords,
  callCached: ReturnType<typeof cachedCalls>,
) {
  const call = <Model>(each: Call<Model>) => sendAsVisitor(transport, each);
  const cached = <Model>(each: PublicCall<Model>) => callCached(transport, each);
  const from =
    (caller: Caller, token?: string) =>
    <Model>(each: Call<Model>) =>
      send({ ...transport, token }, { ...each, headers: { ...callerHeaders(caller), ...each.headers } });
  return {
    /** Sends IP address and browser, so that the back end can limit attempts. */
    auth: (caller: Caller) => authCalls(from(caller)),
    /** Calls of a signed-in customer. ApiHttpError 401: the session has ended. */
    as: (token: string, caller: Caller) => {
      const own = from(caller, token);
      return {
        ...customerCalls(own, addition),
        ...visitorCalls(own, addition, words),
        ...reservedCalls(own, addition),
      };
    },
    /** Calls of the admin. @param token of a member's session, never a customer's */
    staff: (caller: Caller, token?: string) => ({
      ...staffCalls(from(caller, token)),
      ...staffStreams({ ...transport, token }, caller),
    }),
    /** Sends the IP address, so that the back end can limit attempts. */
    contactLinks: (caller: Caller) => contactLinkCalls(from(caller), addition),
    reserved: (caller: Caller) => reservedCalls(from(caller), addition),
    ...visitorCalls(call, addition, words),
    ...alertCalls(call, addition),
    ...subscriptionCalls(call, addition),
    ...sharedFolderCalls(call, addition),
    ...catalogueCalls(cached, call, addition, transport.timeoutMs),
    geolocation: (visitor: Geolocation, options: CallOptions = {}) =>
      addition('geolocation', () =>
        call({
          path: 'geolocation',
          headers: placeHeaders(visitor),
          answer: bySchema(geolocationAnswer),
          ...options,
        }),
      ),
    house: (options: CallOptions = {}) =>
      addition('house', () => call({ path: 'house', answer: bySchema(brokerageAnswer), ...options })),
    /** @param version that is known; '' none */
    redirects: (version: string, options: CallOptions = {}) =>
      addition('redirects', () =>
        call({ path: 'redirects', query: { version }, answer: dataOf(redirectsAnswer), ...options }),
      ),
    publicChanges: (since: string | undefined, options: CallOptions = {}) =>
      addition('publicChanges', () =>
        call({ path: 'publicChanges', query: { since }, answer: bySchema(publicChangesAnswer), ...options }),
      ),
  };
}
