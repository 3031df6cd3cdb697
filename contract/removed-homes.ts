import { z } from 'zod';
import { removalKinds } from '@domain/folders';
import { favorite, keptGone } from './favorites';
import { propertyCard } from './property';

/**
 * `GET clientArea/favorite/removed`, a call of ours: what was lately removed, act by act, the newest first, until it is gone
 * for good. `folders` are those that it took or emptied; a home's `folders` those that it lay in, of which some may not
 * stand any more: they come back with it.
 */
export const removedHomesAnswer = z.object({
  data: z.array(
    z.object({
      id: z.number().int().positive(),
      kind: z.enum(removalKinds),
      removed_at: z.string(),
      /** Until when it is kept. */
      until: z.string(),
      folders: z.array(z.object({ pastaId: z.number().int(), nomeDaPasta: z.string() })),
      homes: z.array(
        favorite.extend({
          product: propertyCard.nullish(),
          gone: keptGone.nullish(),
          note: z.string().nullish(),
          folders: z.array(z.object({ nomeDaPasta: z.string(), stands: z.boolean() })),
        }),
      ),
    }),
  ),
});
export type RemovedHomes = z.output<typeof removedHomesAnswer>;

/** `POST clientArea/favorite/removed/{id}/restore`, a call of ours: all that the act took, or one home of it. */
export const restoreBody = z.object({ code: z.number().int().positive().max(2_147_483_647).nullish() });
