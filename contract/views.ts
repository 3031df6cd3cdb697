import { z } from 'zod';
import { mostViewsAtOnce } from '@domain/view-beacon';

/** What of a property was seen: its card in results, its page, and what is opened there. 'detail' is the specification's. */
export const viewTypes = [
  'search',
  'detail',
  'gallery',
  'video',
  'plan',
  'tour',
  'map',
  'phone',
  'share',
] as const;
export type ViewType = (typeof viewTypes)[number];
/** The first word of its address. */
const segments = ['novo', 'usado'] as const;

/** `POST visitTypeView` (spec 2 §7): a property was seen once more. Nothing in it says by whom. */
export const viewBody = z.object({
  product_id: z.number().int().positive().max(2_147_483_647),
  product_segment: z.enum(segments),
  view_type: z.enum(viewTypes),
});
export type View = z.output<typeof viewBody>;

/**
 * `POST views`, a call of ours: many at once, of one visitor, whom the headers of every call tell (contract/geolocation.ts).
 * What is not to be counted (an unknown home, a view told before, the house's own) is left out and refused to nobody.
 */
export const viewsBody = z.object({ views: z.array(viewBody).min(1).max(mostViewsAtOnce) });

/** It was counted where `status` is 'success', or is one that is not to be counted. */
export const viewAnswer = z.object({ status: z.string() });
