import type { z } from 'zod';
import { errorAnswer } from '@contract/errors';
import { ValueResponse } from '@contract/value-response';
import { ApiContractError, ApiHttpError, ApiNetworkError, ApiTimeoutError } from './errors.server';

export interface Transport {
  /** The in-process back end's `fetch`, or the global one. Only the request's path counts for the former. */
  fetch: (request: Request) => Promise<Response>;
  /** Where a remote back end stands; a folder in it is kept. */
  baseUrl?: string;
  timeoutMs?: number;
  /** The signed-in customer's bearer token; never logged. */
  token?: string;
}

export interface CallOptions {
  /** Less than the transport's own. */
  timeoutMs?: number;
}

export interface Call<Schema extends z.ZodType> extends CallOptions {
  path: string;
  query?: Record<string, string | number | undefined>;
  /** Makes it a POST of JSON, where no other method is given. */
  body?: unknown;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Told beside the transport's own. */
  headers?: Record<string, string>;
  answer: Schema;
}

export const defaultTimeoutMs = 5_000;
/** No answer of the contract is larger: 50,000 lines of the sitemap. */
const maxAnswerBytes = 16 * 1024 * 1024;
const inProcess = 'http://back-end.invalid';

/**
 * Makes one call and parses its answer by the contract. Throws ApiHttpError, ApiTimeoutError, ApiNetworkError or
 * ApiContractError, never anything else.
 */
export async function send<Schema extends z.ZodType>(
  { fetch, baseUrl = inProcess, timeoutMs: usual = defaultTimeoutMs, token }: Transport,
  {
    path,
    query,
    body,
    method = body === undefined ? 'GET' : 'POST',
    headers,
    answer,
    timeoutMs = usual,
  }: Call<Schema>,
): Promise<z.output<Schema>> {
  const name = `${method} ${path}`;
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
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: abort?.signal,
  });
  const [status, json] = await receive(fetch, request, abort, name, timeoutMs);
  if (status < 200 || status >= 300)
    throw new ApiHttpError(status, name, errorAnswer.safeParse(json).data ?? null);
  if (json === undefined) throw new ApiContractError(name, 'no JSON');
  const parsed = answer.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ApiContractError(name, `${issue?.path.join('.')}: ${issue?.message}`, parsed.error);
}

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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
