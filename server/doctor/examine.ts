import { createApiClient } from '~/back-end/client.server';
import { ApiContractError, ApiHttpError } from '~/back-end/errors.server';
import { Unreadable } from '~/back-end/reading/answer.server';
import type { ApiFields } from '~/back-end/specified-fields.server';
import { unknownPlace } from '@domain/geolocation';
import { type Check, checks, type Findings } from './checks';

export interface Examined {
  check: Check;
  /**
   * there: answers as it should. parts: some of it could not be read. missing: no such call. outside: nothing of it could
   * be read. failed: no answer. refused: the token is not taken. unasked: nothing to ask for it with.
   */
  outcome: 'there' | 'parts' | 'missing' | 'outside' | 'failed' | 'refused' | 'unasked';
  /** Which field, what was expected, what came; or why it failed. */
  detail?: string;
}

interface Settings {
  baseUrl: string;
  /** Of a customer, for the private calls; without it they are not asked. */
  token?: string;
  /** Of a broker, for his page. */
  broker?: string;
  timeoutMs: number;
  fields?: ApiFields;
  fetch?: typeof fetch;
}

/** Asks a back end each reading call once, one after the other. Never throws for what it answers. */
export async function examine({
  baseUrl,
  token,
  broker,
  timeoutMs,
  fields,
  fetch: ask = fetch,
}: Settings): Promise<Examined[]> {
  let answer: unknown;
  let leftOut: Unreadable | undefined;
  const api = createApiClient({
    baseUrl,
    timeoutMs,
    fields,
    async fetch(request) {
      [answer, leftOut] = [undefined, undefined];
      const response = await ask(request);
      answer = await response
        .clone()
        .json()
        .catch(() => undefined);
      return response;
    },
    onLeftOut: ([first]) => (leftOut = first),
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
      const asking = check.ask(clients, found);
      if (!asking) return { outcome: 'unasked' };
      await asking;
      return leftOut ? { outcome: 'parts', detail: described(leftOut, answer) } : { outcome: 'there' };
    } catch (error) {
      if (error instanceof ApiContractError) {
        const reason = error.cause instanceof Unreadable ? described(error.cause, answer) : 'não é JSON';
        return { outcome: 'outside', detail: reason };
      }
      if (!(error instanceof ApiHttpError)) return { outcome: 'failed', detail: (error as Error).message };
      if ([404, 405, 501].includes(error.status))
        return { outcome: 'missing', detail: `status ${error.status}` };
      return { outcome: error.status === 401 ? 'refused' : 'failed', detail: `status ${error.status}` };
    }
  }
}

/** Of what readers expect (app/back-end/reading), the words that an operator reads. */
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
function described({ path, expected }: Unreadable, answer: unknown): string {
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
