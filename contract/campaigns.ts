import { z } from 'zod';
import { listedProperty, photo } from './property';

/** Resolved: `items` are the properties that are on the site now, `photo` is the stored one. */
export const shownCampaignBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), title: z.string().nullable(), text: z.string().nullable() }),
  z.object({ kind: z.literal('photo'), photo }),
  z.object({
    kind: z.literal('properties'),
    /** Path of the search; null: by code. */
    search: z.string().nullable(),
    items: z.array(listedProperty),
  }),
  z.object({ kind: z.literal('quote'), text: z.string(), author: z.string() }),
  z.object({
    kind: z.literal('contact'),
    /** Who answers; null: by the rules, or who no longer answers. */
    name: z.string().nullable(),
    creci: z.string().nullable(),
  }),
]);

/** `GET campaigns/:slug` (ours): null for a campaign that is not shown now, as most addresses with `lp` have none. */
export const campaignAnswer = z.object({
  data: z.object({ slug: z.string(), title: z.string(), blocks: z.array(shownCampaignBlock) }).nullable(),
});
export type ShownCampaign = NonNullable<z.output<typeof campaignAnswer>['data']>;
