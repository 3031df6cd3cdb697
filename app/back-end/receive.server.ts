import { ValueResponse } from '@contract/value-response';
import { ApiContractError, ApiNetworkError, ApiTimeoutError } from './errors.server';
import { isPublicAnswer } from './public-answer.server';

/** Larger than any answer of the contract: a sitemap has 50,000 lines. */
const maxAnswerBytes = 16 * 1024 * 1024;

interface Receiving {
  abort?: AbortController;
  name: string;
  timeoutMs: number;
  lastWordMs: number; // time in ms for an answer after the abort signal
}

export interface Received {
  status: number;
  json: unknown;
  /** Everybody may see it, even if a bearer was sent. */
  isPublic: boolean;
}

/** The timer also covers a back end that ignores the abort signal. */
export async function receive(
  fetch: (request: Request) => Promise<Response>,
  request: Request,
  { abort, name, timeoutMs, lastWordMs }: Receiving,
): Promise<Received> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new ApiTimeoutError(name, timeoutMs));
    timer = setTimeout(() => {
      if (abort && lastWordMs > 0) timer = setTimeout(giveUp, lastWordMs);
      else giveUp();
      abort?.abort();
    }, timeoutMs);
  });
  const answered = fetch(request).then(async (response): Promise<Received> => ({
    status: response.status,
    json: response instanceof ValueResponse ? response.value : parseJson(await textOf(response, name)),
    isPublic: isPublicAnswer(response.headers),
  }));
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

/** null for an empty body; undefined for invalid JSON. */
function parseJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
