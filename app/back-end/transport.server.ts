import { apiSecretHeader } from '@contract/geolocation';
import { ValueResponse } from '@contract/value-response';
import { hasDotSegments } from '@domain/dot-segments';
import type { InfoLog, WarningLog } from '@domain/logged';
import { ApiContractError, ApiHttpError, ApiNetworkError, ApiTimeoutError } from './errors.server';
import { type Read, Unreadable } from './reading/answer.server';
import { refusal } from './reading/refusal.server';

export interface Transport {
  /** The in-process back end's `fetch`, or the global one. Only the request's path counts for the former. */
  fetch: (request: Request) => Promise<Response>;
  /** Where a remote back end stands; a folder in it is kept. */
  baseUrl?: string;
  /** By which a remote back end of ours knows this website (`API_SECRET`); never logged, and asked at `baseUrl` alone. */
  secret?: string;
  timeoutMs?: number;
  /** Where what could not be read of an answer is told. */
  log?: WarningLog & InfoLog;
  /** Told of it too, by whoever wants to know the places. */
  onLeftOut?: (reasons: readonly Unreadable[]) => void;
  /** The address that a picture of an answer is shown from; null where it may not be. Without it every one may be. */
  pictureAddress?: (address: string) => string | null;
  /** The signed-in customer's bearer token; never logged. */
  token?: string;
}

export interface CallOptions {
  /** Less than the transport's own. */
  timeoutMs?: number;
}

export interface Call<Model> extends CallOptions {
  path: string;
  query?: Record<string, string | number | undefined>;
  /** Makes it a POST of JSON, where no other method is given. */
  body?: unknown;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Told beside the transport's own. */
  headers?: Record<string, string>;
  answer: Read<Model>;
}

export const defaultTimeoutMs = 5_000;
/** No answer of the contract is larger: 50,000 lines of the sitemap. */
const maxAnswerBytes = 16 * 1024 * 1024;
const inProcess = 'http://back-end.invalid';

/**
 * Makes one call and reads its answer. No redirect is followed: what is told of a visitor, and the secret, are for this back
 * end. Throws ApiHttpError, ApiTimeoutError, ApiNetworkError or ApiContractError, never anything else.
 */
export async function send<Model>(
  transport: Transport,
  {
    path,
    query,
    body,
    method = body === undefined ? 'GET' : 'POST',
    headers,
    answer,
    timeoutMs = transport.timeoutMs ?? defaultTimeoutMs,
  }: Call<Model>,
): Promise<Model> {
  const { fetch, baseUrl = inProcess, token, secret } = transport;
  const name = `${method} ${path}`;
  // Nothing has such a name, and a URL would be another call's.
  if (hasDotSegments(path)) throw new ApiHttpError(404, name, null);
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/${path}`);
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined) url.searchParams.set(key, String(value));
  // A signal costs several times the rest of a request, and an in-process back end hears of none.
  const abort = baseUrl === inProcess ? undefined : new AbortController();
  const request = new Request(url, {
    method,
    headers: {
      ...headers,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(secret ? { [apiSecretHeader]: secret } : {}),
    },
    redirect: 'manual',
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: abort?.signal,
  });
  const [status, json] = await receive(fetch, request, abort, name, timeoutMs);
  if (status < 200 || status >= 300) throw new ApiHttpError(status, name, refusal(json, reading(transport)));
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

/** Status and value, within the time and the size; the clock runs here too for a back end that hears of no signal. */
async function receive(
  fetch: Transport['fetch'],
  request: Request,
  abort: AbortController | undefined,
  name: string,
  timeoutMs: number,
): Promise<[number, unknown]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ApiTimeoutError(name, timeoutMs));
      abort?.abort();
    }, timeoutMs);
  });
  const answered = fetch(request).then(async (response): Promise<[number, unknown]> => [
    response.status,
    response instanceof ValueResponse ? response.value : parseJson(await textOf(response, name)),
  ]);
  answered.catch(() => {});
  try {
    return await Promise.race([answered, late]);
  } catch (error) {
    if (error instanceof ApiTimeoutError || error instanceof ApiContractError) throw error;
    throw new ApiNetworkError(name, error);
  } finally {
    clearTimeout(timer);
  }
}

async function textOf(response: Response, name: string): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes) throw new ApiContractError(name, 'too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** null where nothing came; undefined for what is no JSON. */
function parseJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
