import { apiSecretHeader } from '@contract/geolocation';
import { requestIdHeader } from '@contract/request-id';
import { hasDotSegments } from '@domain/dot-segments';
import type { InfoLog, WarningLog } from '@domain/logged';
import { wasNotReached } from '@domain/not-reached';
import type { Breaker } from './breaker.server';
import { ApiContractError, ApiHttpError, ApiUnsureError } from './errors.server';
import { patiently } from './patience.server';
import { type Read, Unreadable } from './reading/answer.server';
import { receive } from './receive.server';
import { refusal } from './reading/refusal.server';
import { defaultReadingMs, type ReadingBudget } from './reading-budget.server';
import { type ApiFields, type Asked, specifiedAlone } from './specified-fields.server';

export interface Transport {
  /** The in-process back end's `fetch`, or the global one. Only the request's path counts for the former. */
  fetch: (request: Request) => Promise<Response>;
  /** Where a remote back end stands; a folder in it is kept. */
  baseUrl?: string;
  /** By which a remote back end of ours knows this website (`API_SECRET`); never logged, and asked at `baseUrl` alone. */
  secret?: string;
  timeoutMs?: number;
  /** How long a page waits for all that it reads, in ms. */
  readingMs?: number;
  /** Which fields it is sent; all, where nothing is said. */
  fields?: ApiFields;
  /** The request that a call is made for: log lines on both sides name it. */
  requestId?: () => string | undefined;
  /** Where what could not be read of an answer is told. */
  log?: WarningLog & InfoLog;
  /** Told of it too, by whoever wants to know the places. */
  onLeftOut?: (reasons: readonly Unreadable[]) => void;
  /** The address that a picture of an answer is shown from; null where it may not be. Without it every one may be. */
  pictureAddress?: (address: string) => string | null;
  /** The signed-in customer's bearer token; never logged. */
  token?: string;
  /** What the page that asks may still wait for what it reads. */
  budget?: ReadingBudget;
  /** Told where a reading call of a page fails: what it shows is then of this moment alone. */
  onFailure?: (error: unknown) => void;
  /** The breaker of a reading call, by the call's name. */
  breakerOf: (name: string) => Breaker;
}

export interface CallOptions {
  /** In ms, where it is not the transport's own, or for a reading call its `readingMs`. */
  timeoutMs?: number;
}

export interface Call<Model> extends CallOptions, Asked {
  path: string;
  /** What stands for all calls that differ in their path alone; the path itself, where they do not. */
  callName?: string;
  /** Asked on a page's way, it changes nothing: it shares the page's budget. GET, where nothing is said. */
  isReading?: boolean;
  /** Done twice it is as good as done once: nobody is told that it may have been done. */
  isRepeatable?: boolean;
  /** POST where there is a body, else GET. A body is sent as JSON. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Told beside the transport's own. */
  headers?: Record<string, string>;
  answer: Read<Model>;
}

export const defaultTimeoutMs = 5_000;
const inProcess = 'http://back-end.invalid';
/** Our own back end, told that nobody waits any more, says at once that it has not begun, or ends what it has, ms. */
const lastWordMs = 1_000;

/**
 * Makes one call and reads its answer. No redirect is followed: what is told of a visitor, and the secret, are for this back
 * end. Throws ApiHttpError, ApiTimeoutError, ApiNetworkError or ApiContractError, never anything else.
 */
export async function send<Model>(transport: Transport, call: Call<Model>): Promise<Model> {
  const { method = call.body === undefined ? 'GET' : 'POST', isReading = method === 'GET' } = call;
  const name = `${method} ${call.path}`;
  try {
    const [status, json] = await ask(transport, { ...call, method, isReading, name });
    return read(transport, call.answer, { name, status, json });
  } catch (error) {
    if (isReading) transport.onFailure?.(error);
    const { isRepeatable = isReading } = call;
    if (error instanceof ApiUnsureError) error.mayBeDone = !isRepeatable && !wasNotReached(error.cause);
    throw error;
  }
}

type Named = Required<Pick<Call<unknown>, 'method' | 'isReading'>> & { name: string };

/** What is answered: status and value. */
function ask(transport: Transport, call: Call<unknown> & Named): Promise<[number, unknown]> {
  const { baseUrl = inProcess, token, secret, budget, fields = 'all' } = transport;
  const { path, method, headers, isReading, name } = call;
  const requestId = transport.requestId?.();
  const { query, body } = fields === 'all' ? call : specifiedAlone(method, path, call);
  // Nothing has such a name, and a URL would be another call's.
  if (hasDotSegments(path)) throw new ApiHttpError(404, name, null);
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/${path}`);
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined) url.searchParams.set(key, String(value));
  // A signal costs several times the rest of a request, and an in-process back end needs none to stop reading.
  const abort = baseUrl === inProcess && isReading ? undefined : new AbortController();
  const text = body === undefined ? undefined : JSON.stringify(body);
  const request = new Request(url, {
    method,
    headers: {
      ...headers,
      // A body of which nobody says how long it is is copied only to be measured; over HTTP the fetch says it.
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
    signal: abort?.signal,
  });
  const { timeoutMs: patience = defaultTimeoutMs, readingMs = defaultReadingMs } = transport;
  const { timeoutMs = isReading ? Math.min(patience, readingMs) : patience } = call;
  const within = (ms: number) =>
    receive(transport.fetch, request, {
      abort,
      name,
      timeoutMs: ms,
      lastWordMs: baseUrl === inProcess && !isReading ? lastWordMs : 0,
    });
  if (!isReading) return within(timeoutMs);
  const breaker = transport.breakerOf(call.callName ?? path);
  return patiently({ name, timeoutMs, budget, breaker }, within);
}

/** The model of an answer; what of it could not be read is told. */
function read<Model>(
  transport: Transport,
  answer: Read<Model>,
  { name, status, json }: { name: string; status: number; json: unknown },
): Model {
  if (status < 200 || status >= 300)
    throw new ApiHttpError(status, name, refusal(json, status, reading(transport)));
  // A page of somebody's in between is no answer: what it was to acknowledge is not acknowledged.
  if (json === undefined) throw new ApiContractError(name, 'no JSON');
  const leftOut: Unreadable[] = [];
  try {
    return answer(json, reading(transport, leftOut));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new ApiContractError(name, error.message, error);
  } finally {
    const [first] = leftOut;
    if (first) transport.onLeftOut?.(leftOut);
    if (first)
      transport.log?.warn(
        { call: name, count: leftOut.length, first: first.message },
        'what could not be read of an answer was left out',
      );
  }
}

const reading = ({ pictureAddress = (address) => address }: Transport, leftOut: Unreadable[] = []) => ({
  pictureAddress,
  leftOut: (reason: Unreadable) => void leftOut.push(reason),
});
