import { z } from 'zod';

export const redirectsQuery = z.object({ version: z.string().max(100).optional() });

/**
 * `GET redirects?version={known}` (ours): lines as in redirects.txt, of which none is invalid.
 * `lines` null: that version is current. `version` '': never any.
 */
export const redirectsAnswer = z.object({
  data: z.object({ version: z.string(), lines: z.string().nullable() }),
});
export type RedirectsAnswer = z.output<typeof redirectsAnswer>['data'];
