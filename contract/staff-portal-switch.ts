import { z } from 'zod';
import { feedPortals } from '@domain/property/feed-portals';
import { staffPortalsFilter } from './staff-portals';

const id = z.number().int();

/** `GET staff/portals/switch`: what a switch of all found properties on the site would change. It changes nothing. */
export const staffPortalSwitchQuery = staffPortalsFilter.extend({
  portal: z.enum(feedPortals),
  /** on: those that are off become 'comum'. off: all others are off, highlighted ones too. */
  to: z.enum(['on', 'off']),
});
export type PortalSwitch = z.output<typeof staffPortalSwitchQuery>;

export const staffPortalSwitchAnswer = z.object({
  data: z.object({
    changing: z.number(),
    /** Of those that change. */
    highlighted: z.number(),
    /** They are so already. */
    same: z.number(),
    needs_typing: z.boolean(),
    /** Of what was shown: sent with the change. */
    seal: z.string(),
    /** The first ones that change. */
    examples: z.array(z.object({ id, reference: z.string(), title: z.string() })),
  }),
});
export type PortalSwitchPreview = z.output<typeof staffPortalSwitchAnswer>['data'];

/** `PUT staff/portals/switch`: all or nothing. 422: `seal`, it changed since; `typed`; `portal`, more than 5,000. */
export const staffPortalSwitchBody = staffPortalSwitchQuery.extend({
  seal: z.string().max(64),
  typed: z.number().int().nullish(),
});
