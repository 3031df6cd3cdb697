import { randomBytes } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { conditionValues } from '@domain/taxonomy/conditions';
import type { SnackbarMessage } from '~/domain/snackbar';
import type { CustomerApi } from '~/back-end/client.server';
import { orNull } from '~/back-end/or-null.server';
import type { Seals } from '~/request/seals';

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
]);
export type SavedAction = z.output<typeof savedAction>;

/** What the cookie holds; the id says which of a browser's windows the action was saved for. */
const kept = z.object({ id: z.string(), action: savedAction });

/** How each is done once its visitor has signed in, and what is said of it. */
const done: {
  [Kind in SavedAction['kind']]: {
    run: (customer: CustomerApi, action: Extract<SavedAction, { kind: Kind }>) => Promise<unknown>;
    said: string;
    failed: string;
  };
} = {
  favorite: {
    run: (customer, action) => customer.addFavorite(action),
    said: 'O imóvel está nos seus favoritos.',
    failed: 'Não foi possível guardar o imóvel nos favoritos. Tente novamente em alguns minutos.',
  },
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
  { seals, log }: Pick<AppLoadContext, 'seals' | 'log'>,
  cookieHeader: string | null,
  customer: CustomerApi,
): Promise<SnackbarMessage | null> {
  const { action } = readAction(seals, cookieHeader) ?? {};
  if (!action) return null;
  const { run, said, failed } = done[action.kind];
  const answer = await orNull(run(customer, action), log);
  return answer === null ? { tone: 'danger', text: failed } : { tone: 'success', text: said };
}
