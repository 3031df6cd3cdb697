import { createApiClient } from '~/back-end/client.server';
import { ApiContractError, ApiHttpError } from '~/back-end/errors.server';
import { ParseError } from '~/back-end/parsers/answer.server';
import type { ApiFields } from '~/back-end/specified-fields.server';
import { unknownPlace } from '@domain/geo/geolocation';
import { type Check, checks, type Findings } from './checks';

export interface Examined {
  check: Check;
  /**
   * there: works. parts: partly unreadable. missing: no such call. outside: unreadable. failed: no answer. refused:
   * token rejected. unasked: no data to call it with.
   */
  outcome: 'there' | 'parts' | 'missing' | 'outside' | 'failed' | 'refused' | 'unasked';
  detail?: string;
}

interface Settings {
  baseUrl: string;
  /** `API_SECRET`, for a back end of ours. */
  secret?: string;
  token?: string;
  broker?: string;
  timeoutMs: number;
  fields?: ApiFields;
  fetch?: typeof fetch;
}

/** Makes each read call once, in sequence. Does not throw for any answer. */
export async function examine({
  baseUrl,
  secret,
  token,
  broker,
  timeoutMs,
  fields,
  fetch: send = fetch,
}: Settings): Promise<Examined[]> {
  let answer: unknown;
  let omitted: ParseError | undefined;
  const api = createApiClient({
    baseUrl,
    secret,
    timeoutMs,
    fields,
    async fetch(request) {
      [answer, omitted] = [undefined, undefined];
      const response = await send(request);
      answer = await response
        .clone()
        .json()
        .catch(() => undefined);
      return response;
    },
    onLeftOut: ([first]) => (omitted = first),
  });
  const clients = { api, customer: api.as(token ?? '', { visitor: unknownPlace, userAgent: null }) };
  const found: Findings = { broker };
  const examined: Examined[] = [];
  for (const check of checks) {
    if (check.isPrivate && token === undefined) continue;
    examined.push({ check, ...(await outcomeOf(check)) });
  }
  return examined;

  async function outcomeOf(check: Check): Promise<Omit<Examined, 'check'>> {
    try {
      const pending = check.ask(clients, found);
      if (!pending) return { outcome: 'unasked' };
      await pending;
      return omitted ? { outcome: 'parts', detail: described(omitted, answer) } : { outcome: 'there' };
    } catch (error) {
      if (error instanceof ApiContractError) {
        const reason = error.cause instanceof ParseError ? described(error.cause, answer) : 'não é JSON';
        return { outcome: 'outside', detail: reason };
      }
      if (!(error instanceof ApiHttpError)) return { outcome: 'failed', detail: (error as Error).message };
      if ([404, 405, 501].includes(error.status))
        return { outcome: 'missing', detail: `status ${error.status}` };
      return { outcome: error.status === 401 ? 'refused' : 'failed', detail: `status ${error.status}` };
    }
  }
}

/** Expectations of the parsers (app/back-end/parsers), in Portuguese for operators. */
const words: Record<string, string> = {
  'a number': 'um número',
  'a text': 'um texto',
  'a list': 'uma lista',
  'an object': 'um objeto',
  'a slug': 'um slug',
  'a token': 'um token',
  'a latitude': 'uma latitude',
  'a longitude': 'uma longitude',
  'a picture': 'uma imagem',
  'a flag': 'um sim ou não',
};

/** 'items.3.id: esperava-se um número, veio "AP-7"' */
function described({ path, expected }: ParseError, answer: unknown): string {
  const came = [answer, (answer as { data?: unknown } | null)?.data]
    .map((whole) => at(whole, path))
    .find((value) => value !== undefined);
  const text = came === undefined ? 'nada' : JSON.stringify(came).slice(0, 40);
  return `${path || 'a resposta'}: esperava-se ${words[expected] ?? expected}, veio ${text}`;
}

const at = (whole: unknown, path: string): unknown =>
  path === ''
    ? whole
    : path
        .split('.')
        .reduce<unknown>(
          (value, name) => (value as Record<string, unknown> | null | undefined)?.[name],
          whole,
        );
