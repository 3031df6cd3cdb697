import { z } from 'zod';

/** Where in the course of changes somebody stands: the last answer's `cursor`. */
export const publicChangesQuery = z.object({ since: z.string().max(2000).optional() });

/**
 * `GET publicChanges?since={cursor}`, a call of ours: what public pages show otherwise now than when the cursor was told,
 * for whoever keeps pages or answers. A change is told once it can be seen by everybody, and never left out.
 */
export const publicChangesAnswer = z.object({
  /** What to ask from the next time. */
  cursor: z.string(),
  /** Nothing that was made before is to be trusted: the cursor is none, or too old, or the house itself has changed. */
  everything: z.boolean(),
  /** Which homes there are, or what of them searches look at. */
  lists: z.boolean(),
  /** The numbers of homes whose page and cards are others; null: more than are worth naming. */
  homes: z.array(z.number()).nullable(),
  /** The keys of photos that are no more the ones to show. */
  photos: z.array(z.string()),
  /** Some photo is there that was not. */
  hasNewPhotos: z.boolean(),
});
export type PublicChanges = z.output<typeof publicChangesAnswer>;
