import { z } from 'zod';

export const publicChangesQuery = z.object({ since: z.string().max(2000).optional() });

/** `GET publicChanges?since={cursor}` (ours), for caches. A change is reported once it is public, and never omitted. */
export const publicChangesAnswer = z.object({
  cursor: z.string(),
  /** All cached pages and answers are invalid: missing or old cursor, or a changed brokerage. */
  everything: z.boolean(),
  /** The set of properties or their searchable data has changed. */
  lists: z.boolean(),
  /** Ids of properties with a changed page or card; null: too many to list. */
  homes: z.array(z.number()).nullable(),
  photos: z.array(z.string()),
  hasNewPhotos: z.boolean(),
  /** A property became reserved or a draft: what is cached of `homes` and `lists` may no longer replace a failed call. */
  hidden: z.boolean().optional(),
});
export type PublicChanges = z.output<typeof publicChangesAnswer>;
