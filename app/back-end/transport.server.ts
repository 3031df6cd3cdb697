import { apiSecretHeader } from '@contract/geolocation';
import { requestIdHeader } from '@contract/request-id';
import { hasDotSegments } from '@domain/network/dot-segments';
import type { InfoLog, WarningLog } from '@domain/kernel/logged';
import { isConnectionError } from '@domain/network/connection-error';
import type { CircuitBreaker } from './circuit-breaker.server';
import { ApiContractError, ApiHttpError, ApiUnsureError } from './errors.server';
import { callWithDeadline } from './deadline.server';
import { type Parser, ParseError } from './parsers/answer.server';
import { receive, type Received } from './receive.server';
import { refusal } from './parsers/refusal.server';
import { defaultPageBudgetMs, type PageTimeBudget } from './page-time-budget.server';
import { type ApiFields, type CallInput, keepSpecifiedFields } from './specified-fields.server';

/** uncacheable: the version of the data is unknown. */
export type CacheResult = 'hit' | 'miss' | 'uncacheable';

export interface Transport {
  /** The in-process back end uses only the path of the URL. */
  fetch: (request: Request) => Promise<Response>;
  /** URL of a remote back end; may contain a path. */
  baseUrl?: string;
  /** Authenticates the website to a remote back end of ours (`API_SECRET`); never logged, sent only to `baseUrl`. */
  secret?: string;
  timeoutMs?: number;
  readingMs?: number; // time budget of a page in ms
  fields?: ApiFields;
  requestId?: () => string | undefined;
  log?: WarningLog & InfoLog;
  onLeftOut?: (reasons: readonly ParseError[]) => void;
  /** URL of a picture, or null if it is not allowed; default: all are allowed. */
  pictureAddress?: (address: string) => string | null;
  /** The customer's bearer token; never logged. */
  token?: string;
  budget?: PageTimeBudget;
  /** A reading call of a page failed: the page must not be cached. */
  onFailure?: (error: unknown) => void;
  /** For metrics: what the response cache did with a public call. */
  onCache?: (result: CacheResult) => void;
  /** The signed-in visitor of a page, for `sendAsVisitor`. */
  session?: CallerSession;
  /** Called with each answer: whether everybody may see it. */
  onAnswer?: (isPublic: boolean) => void;
  circuitBreakerOf: (name: string) => CircuitBreaker;
}

/** The session that calls of a page are made with. */
export interface CallerSession {
  /** Names the bearer in caches without containing it; null: signed out. */
  readonly person: string | null;
  /** null: calls are a guest's. Never throws. */
  bearer(): Promise<string | null>;
  /** The back end refused the bearer: the session is over. */
  refuse(bearer: string): void;
}

export interface CallOptions {
  /** In ms; default: the transport's, for reading calls at most `readingMs`. */
  timeoutMs?: number;
  /** In place of `timeoutMs`: the call takes at most this part of the page's time budget, `readingMs`. */
  budgetShare?: number;
}

export interface Call<Model> extends CallOptions, CallInput {
  path: string;
  callName?: string; // name with placeholders instead of values; default: the path
  /** Changes nothing and shares the page's time budget; default: GET. */
  isReading?: boolean;
  /** May be repeated without effect, so a timeout needs no warning that it may be done. */
  isRepeatable?: boolean;
  /** Default: POST with a body, otherwise GET. The body is JSON. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  answer: Parser<Model>;
}

export const defaultTimeoutMs = 5_000;
const inProcess = 'http://back-end.invalid';
/** After the abort signal, our own back end answers at once that it has not started, or finishes. In ms. */
const lastWordMs = 1_000;

/**
 * Redirects are not followed: visitor data and secret are for this back end only.
 * @throws ApiHttpError, ApiTimeoutError, ApiNetworkError or ApiContractError; nothing else
 */
export async function send<Model>(transport: Transport, call: Call<Model>): Promise<Model> {
  const { method = call.body === undefined ? 'GET' : 'POST', isReading = method === 'GET' } = call;
  const name = `${method} ${call.path}`;
  try {
    const { status, json, isPublic } = await sendRequest(transport, { ...call, method, isReading, name });
    transport.onAnswer?.(isPublic);
    return read(transport, call.answer, { name, status, json });
  } catch (error) {
    if (isReading) transport.onFailure?.(error);
    const { isRepeatable = isReading } = call;
    if (error instanceof ApiUnsureError) error.mayBeDone = !isRepeatable && !isConnectionError(error.cause);
    throw error;
  }
}

/** `name`: of errors. */
export type Named = Required<Pick<Call<unknown>, 'method' | 'isReading'>> & { name: string };

/** @param signal aborts it */
export function requestOf(transport: Transport, call: Call<unknown> & Named, signal?: AbortSignal): Request {
  const { baseUrl = inProcess, token, secret, fields = 'all' } = transport;
  const { path, method, headers, name } = call;
  const requestId = transport.requestId?.();
  const { query, body } = fields === 'all' ? call : keepSpecifiedFields(method, path, call);
  // A URL would resolve dot segments to another call.
  if (hasDotSegments(path)) throw new ApiHttpError(404, name, null);
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/${path}`);
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined) url.searchParams.set(key, String(value));
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Request(url, {
    method,
    headers: {
      ...headers,
      // Without a length, the in-process back end copies the body to measure it. HTTP's fetch sets the header itself.
      ...(text !== undefined &&
        baseUrl === inProcess && { 'content-length': String(Buffer.byteLength(text)) }),
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(requestId ? { [requestIdHeader]: requestId } : {}),
      ...(secret ? { [apiSecretHeader]: secret } : {}),
    },
    redirect: 'manual',
    body: text,
    signal,
  });
}

function sendRequest(transport: Transport, call: Call<unknown> & Named): Promise<Received> {
  const { baseUrl = inProcess, budget } = transport;
  const { path, isReading, name } = call;
  // An AbortSignal is expensive, and an in-process back end needs none for reading calls.
  const abort = baseUrl === inProcess && isReading ? undefined : new AbortController();
  const request = requestOf(transport, call, abort?.signal);
  const { timeoutMs: callTimeoutMs = defaultTimeoutMs, readingMs = defaultPageBudgetMs } = transport;
  const usualMs = isReading ? Math.min(callTimeoutMs, readingMs) : callTimeoutMs;
  const { budgetShare, timeoutMs = budgetShare === undefined ? usualMs : readingMs * budgetShare } = call;
  const within = (ms: number) =>
    receive(transport.fetch, request, {
      abort,
      name,
      timeoutMs: ms,
      lastWordMs: baseUrl === inProcess && !isReading ? lastWordMs : 0,
    });
  if (!isReading) return within(timeoutMs);
  const circuitBreaker = transport.circuitBreakerOf(call.callName ?? path);
  return callWithDeadline({ name, timeoutMs, budget, breaker: circuitBreaker }, within);
}

function read<Model>(
  transport: Transport,
  answer: Parser<Model>,
  { name, status, json }: { name: string; status: number; json: unknown },
): Model {
  if (status < 200 || status >= 300)
    throw new ApiHttpError(status, name, refusal(json, status, reading(transport)));
  // An intermediary's HTML page is no answer: a write is not confirmed.
  if (json === undefined) throw new ApiContractError(name, 'no JSON');
  const omitted: ParseError[] = [];
  try {
    return answer(json, reading(transport, omitted));
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    throw new ApiContractError(name, error.message, error);
  } finally {
    const [first] = omitted;
    if (first) transport.onLeftOut?.(omitted);
    if (first)
      transport.log?.warn(
        { call: name, count: omitted.length, first: first.message },
        'unreadable parts of an answer dropped',
      );
  }
}

const reading = ({ pictureAddress = (address) => address }: Transport, omitted: ParseError[] = []) => ({
  pictureAddress,
  leftOut: (reason: ParseError) => void omitted.push(reason),
});
