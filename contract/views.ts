import { z } from 'zod';

/** What of a property was seen: its page. */
export const viewTypes = ['detail'] as const;
/** The first word of its address. */
const segments = ['novo', 'usado'] as const;

/** `POST visitTypeView` (spec 2 §7): a property was seen once more. Nothing says by whom. */
export const viewBody = z.object({
  product_id: z.number().int().positive().max(2_147_483_647),
  product_segment: z.enum(segments),
  view_type: z.enum(viewTypes),
});
export type View = z.output<typeof viewBody>;

/** It was counted where `status` is 'success'. */
export const viewAnswer = z.object({ status: z.string() });
