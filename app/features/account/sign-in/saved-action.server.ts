import { randomBytes } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { defaultFrequency } from '@domain/saved-search/frequency';
import { longestSearchName } from '@domain/saved-search/limits';
import { parseSearchUrl } from '@domain/search/parse-url';
import { conditionValues } from '@domain/taxonomy/conditions';
import { currencyPattern } from '@domain/taxonomy/currencies';
import type { SnackbarMessage } from '~/domain/snackbar';
import type { CustomerApi } from '~/back-end/client.server';
import { orNull } from '~/back-end/or-null.server';
import { tellNext } from '~/features/marketing/analytics/tell-next.server';
import type { Seals } from '~/request/seals';
import { searchSaved } from './search-saved.server';

export const savedActionCookie = 'acao';
/** Long enough to register and to come back from a provider, in seconds; what was meant long ago is not done. */
export const savedActionMaxAge = 30 * 60;

/** What a signed-out visitor was about to do. */
const savedAction = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('favorite'),
    code: z.number().int().positive(),
    condition: z.enum(conditionValues),
    negotiation: z.enum(['sell', 'rent']),
  }),
  z.object({
    kind: z.literal('search'),
    /** Its listing's. */
    address: z.string().max(2048),
    name: z.string().max(longestSearchName),
    currency: z.string().regex(currencyPattern),
  }),
]);
export type SavedAction = z.output<typeof savedAction>;

/** What the cookie holds; the id says which of a browser's windows the action was saved for. */
const kept = z.object({ id: z.string(), action: savedAction });

/** Does it for who has signed in. */
function run(customer: CustomerApi, action: SavedAction): Promise<unknown> {
  if (action.kind === 'favorite') return customer.addFavorite(action);
  const { address, name, currency } = action;
  const { pathname, searchParams } = new URL(address, 'http://here.invalid');
  const filters = parseSearchUrl(pathname, searchParams);
  return customer.saveSearch({ name, currency, filters, frequency: defaultFrequency });
}

/** What is said where it could not be done. */
const failed: Record<SavedAction['kind'], string> = {
  favorite: 'Não foi possível guardar o imóvel nos favoritos. Tente novamente em alguns minutos.',
  search: 'Não foi possível salvar a pesquisa. Tente novamente em alguns minutos.',
};

/** The `Set-Cookie` value that keeps an action until its visitor has signed in, and the action's id. */
export function saveAction(seals: Seals, action: SavedAction): { id: string; cookie: string } {
  const id = randomBytes(12).toString('base64url');
  return { id, cookie: seals.cookie(savedActionCookie, { id, action }, savedActionMaxAge) };
}

/** The `Set-Cookie` value that drops it. */
export const forgetAction = (seals: Seals): string => seals.forget(savedActionCookie);

export const readAction = (seals: Seals, cookieHeader: string | null) =>
  kept.safeParse(seals.read(cookieHeader, savedActionCookie)).data ?? null;

/**
 * Does what was saved, once; a failure is said and keeps nobody from being signed in.
 * @returns what to say; null where nothing was saved
 */
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
  tellNext(
    context,
    action.kind === 'search'
      ? { event: 'user_save_search' }
      : { event: 'user_favorite', product_id: action.code },
  );
  if (action.kind === 'search') return searchSaved(customer, defaultFrequency, log);
  return { tone: 'success', text: 'O imóvel está nos seus favoritos.' };
}
