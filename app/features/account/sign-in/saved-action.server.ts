import { randomBytes } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { defaultFrequency } from '@domain/saved-search/frequency';
import { maxSearchNameLength } from '@domain/saved-search/limits';
import { parseSearchUrl } from '@domain/search/parse-url';
import { conditionValues } from '@domain/taxonomy/conditions';
import { currencyPattern } from '@domain/taxonomy/currencies';
import type { SnackbarMessage } from '~/domain/snackbar';
import type { CustomerApi } from '~/back-end/client.server';
import { orNull } from '~/back-end/or-null.server';
import { queueEvent } from '~/features/marketing/analytics/analytics-queue.server';
import type { Seals } from '~/request/seals';
import { searchSavedMessage } from './search-saved-message.server';

export const savedActionCookie = 'acao';
/** Seconds: enough to register, or to return from a provider. Older actions are dropped. */
export const savedActionMaxAge = 30 * 60;

const savedAction = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('favorite'),
    code: z.number().int().positive(),
    condition: z.enum(conditionValues),
    negotiation: z.enum(['sell', 'rent']),
  }),
  z.object({
    kind: z.literal('search'),
    address: z.string().max(2048),
    name: z.string().max(maxSearchNameLength),
    currency: z.string().regex(currencyPattern),
  }),
]);
export type SavedAction = z.output<typeof savedAction>;

/** `id` identifies the dialog for which the action was saved. */
const storedAction = z.object({ id: z.string(), action: savedAction });

function run(customer: CustomerApi, action: SavedAction): Promise<unknown> {
  if (action.kind === 'favorite') return customer.addFavorite(action);
  const { address, name, currency } = action;
  const { pathname, searchParams } = new URL(address, 'http://here.invalid');
  const filters = parseSearchUrl(pathname, searchParams);
  return customer.saveSearch({ name, currency, filters, frequency: defaultFrequency });
}

const failed: Record<SavedAction['kind'], string> = {
  favorite: 'Não foi possível guardar o imóvel nos favoritos. Tente novamente em alguns minutos.',
  search: 'Não foi possível salvar a pesquisa. Tente novamente em alguns minutos.',
};

/** `Set-Cookie` value that keeps the action until sign-in, and the action's id. */
export function saveAction(seals: Seals, action: SavedAction): { id: string; cookie: string } {
  const id = randomBytes(12).toString('base64url');
  return { id, cookie: seals.cookie(savedActionCookie, { id, action }, savedActionMaxAge) };
}

export const forgetAction = (seals: Seals): string => seals.forget(savedActionCookie);

export const readAction = (seals: Seals, cookieHeader: string | null) =>
  storedAction.safeParse(seals.read(cookieHeader, savedActionCookie)).data ?? null;

/** Runs once; a failure does not prevent sign-in. @returns a message, or null without an action */
export async function runSavedAction(
  context: Pick<AppLoadContext, 'seals' | 'log' | 'answer'>,
  cookieHeader: string | null,
  customer: CustomerApi,
): Promise<SnackbarMessage | null> {
  const { seals, log } = context;
  const { action } = readAction(seals, cookieHeader) ?? {};
  if (!action) return null;
  const answer = await orNull(run(customer, action), log);
  if (answer === null) return { tone: 'danger', text: failed[action.kind] };
  queueEvent(
    context,
    action.kind === 'search'
      ? { event: 'user_save_search' }
      : { event: 'user_favorite', product_id: action.code },
  );
  if (action.kind === 'search') return searchSavedMessage(customer, defaultFrequency, log);
  return { tone: 'success', text: 'O imóvel está nos seus favoritos.' };
}
