import { z } from 'zod';
import { staffActAnswer } from './staff-undo';
import {
  feedPortals,
  hasState,
  maxPlan,
  maxPortalChanges,
  maxPortalSearch,
  portalStates,
  portalTabs,
} from '@domain/property/feed-portals';

const portal = z.enum(feedPortals);
const state = z.enum(portalStates);
const id = z.number().int().min(1).max(2_147_483_647);

export const staffPortalsFilter = z.object({
  tab: z.enum(portalTabs).default('all'),
  /** Code, address or title. */
  text: z.string().max(maxPortalSearch).default(''),
});

/** `GET staff/portals`: properties on the site or reserved, a page of them; their portals. */
export const staffPortalsQuery = staffPortalsFilter.extend({
  page: z.coerce.number<string | number>().int().min(1).max(100_000).default(1),
});

const figures = z.object({
  /** Characters. */
  title: z.number(),
  description: z.number(),
  /** With a web address. */
  photos: z.number(),
});
export type PortalFigures = z.output<typeof figures>;

const cell = z.object({
  portal,
  state,
  /** What the portal would refuse it for, by codes of domain/property/portal-refusals.ts. */
  refusals: z.array(z.string()),
  /** Photos that it shows, where it leaves out some. */
  photos: z.number().nullable(),
  /** Since the portal's last reading. */
  is_changed: z.boolean(),
});
export type StaffPortalCell = z.output<typeof cell>;

const row = z.object({
  id: z.number(),
  reference: z.string(),
  title: z.string(),
  district: z.string(),
  city: z.string(),
  /** In no portal's file. */
  is_reserved: z.boolean(),
  figures: figures.nullable(),
  /** Of portals in use. */
  portals: z.array(cell),
});
export type StaffPortalRow = z.output<typeof row>;

const plan = {
  /** false: its address answers 404. */
  in_use: z.boolean(),
  highlights: z.number().int().min(0).max(maxPlan),
  super_highlights: z.number().int().min(0).max(maxPlan),
};
export const portalPlanFields = z.object(plan);
export type PortalPlanFields = z.output<typeof portalPlanFields>;

const feed = z.object({
  portal,
  ...plan,
  /** Highlighted properties on the site. */
  used: z.object({ highlights: z.number(), super_highlights: z.number() }),
  /** Last complete reading, or the last one that found nothing new. */
  read_at: z.string().nullable(),
  /** Properties of the last complete file. */
  read_listings: z.number().nullable(),
});
export type StaffPortal = z.output<typeof feed>;

export const staffPortalsAnswer = z.object({
  data: z.object({
    portals: z.array(feed),
    properties: z.array(row),
    /** Of the filters. */
    total: z.number(),
    /** Of the tabs, and of those in at least one file. */
    counts: z.object({
      refused: z.number(),
      all: z.number(),
      highlighted: z.number(),
      nowhere: z.number(),
      somewhere: z.number(),
    }),
    /** Properties whose check is still to come. */
    unchecked: z.number(),
  }),
});
export type StaffPortals = z.output<typeof staffPortalsAnswer>['data'];

const change = z
  .object({ property: id, portal, was: state, value: state })
  .refine(({ portal: where, value }) => hasState(where, value), 'O portal não tem este destaque');
export type PortalChange = z.output<typeof change>;

/**
 * `PUT staff/portals/listings`: all or nothing. 422: by '{property}.{portal}' what another has changed since, by '{portal}'
 * a plan that has no room.
 */
export const staffPortalListingsBody = z.object({ changes: z.array(change).min(1).max(maxPortalChanges) });

/** `changed`: properties. */
export const staffPortalListingsAnswer = staffActAnswer.extend({ changed: z.number() });

const changed = <Value extends z.ZodType>(value: Value) => z.object({ was: value, value }).optional();

/** `PUT staff/portals/:portal`, as other records: 409 with `conflict`. */
export const staffPortalBody = z.object({
  in_use: changed(plan.in_use),
  highlights: changed(plan.highlights),
  super_highlights: changed(plan.super_highlights),
});

/** `GET staff/portals/:portal/address`; `POST`: a new one, which closes the old one. */
export const staffPortalAddressAnswer = z.object({ data: z.object({ url: z.string() }) });
