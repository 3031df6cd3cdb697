import { z } from 'zod';
import { removalKinds } from '@domain/favorites/folders';
import { favorite, goneFavorite } from './favorites';
import { propertyCard } from './property';

/** `GET clientArea/favorite/removed` (ours), newest first. A folder without `stands` is restored with a property. */
export const removedPropertiesAnswer = z.object({
  data: z.array(
    z.object({
      id: z.number().int().positive(),
      kind: z.enum(removalKinds),
      removed_at: z.string(),
      until: z.string(),
      folders: z.array(z.object({ pastaId: z.number().int(), nomeDaPasta: z.string() })),
      homes: z.array(
        favorite.extend({
          product: propertyCard.nullish(),
          gone: goneFavorite.nullish(),
          note: z.string().nullish(),
          folders: z.array(z.object({ nomeDaPasta: z.string(), stands: z.boolean() })),
        }),
      ),
    }),
  ),
});
export type RemovedProperties = z.output<typeof removedPropertiesAnswer>;

/** `POST clientArea/favorite/removed/{id}/restore` (ours): restores the whole action, or one property of it. */
export const restoreBody = z.object({ code: z.number().int().positive().max(2_147_483_647).nullish() });
