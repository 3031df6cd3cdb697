import { ValueResponse } from '@contract/value-response';
import { ApiContractError, ApiNetworkError, ApiTimeoutError } from './errors.server';

/** No answer of the contract is larger: 50,000 lines of the sitemap. */
const maxAnswerBytes = 16 * 1024 * 1024;

interface Receiving {
  abort?: AbortController;
  name: string;
  timeoutMs: number;
  /** How long what is told that nobody waits any more may still answer. */
  lastWordMs: number;
}

/** Status and value, within the time and the size; the clock runs here too for a back end that hears of no signal. */
export async function receive(
  fetch: (request: Request) => Promise<Response>,
  request: Request,
  { abort, name, timeoutMs, lastWordMs }: Receiving,
): Promise<[number, unknown]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new ApiTimeoutError(name, timeoutMs));
    timer = setTimeout(() => {
      if (abort && lastWordMs > 0) timer = setTimeout(giveUp, lastWordMs);
      else giveUp();
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
