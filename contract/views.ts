import { z } from 'zod';
import { maxViewsPerBeacon } from '@domain/property/view-beacon';

/** Seen part of a property: its card in results, its page ('detail', of the specification), or media there. */
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
const segments = ['novo', 'usado'] as const;

export const viewBody = z.object({
  product_id: z.number().int().positive().max(2_147_483_647),
  product_segment: z.enum(segments),
  view_type: z.enum(viewTypes),
});
export type View = z.output<typeof viewBody>;

/** `POST views` (ours), of one visitor (contract/geolocation.ts). Views that do not count cause no error. */
export const viewsBody = z.object({ views: z.array(viewBody).min(1).max(maxViewsPerBeacon) });

export const viewAnswer = z.object({ status: z.string() });
