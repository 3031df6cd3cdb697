import { z } from 'zod';
import { photo } from './property';
import { searchAnswer } from './search';
import { slidesAnswer } from './home';
import { staffAct } from './staff-audit';
import { draftContent, draftKey, staffDraftAnswer } from './staff-drafts';
import { staffPropertyRow } from './staff-property-list';

/** What the showcase's module itself publishes; others share its drafts. */
export const showcaseKinds = ['list', 'banner', 'slide', 'sections'] as const;
export type ShowcaseKind = (typeof showcaseKinds)[number];

/** The home page is one thing. */
export const sectionsKey = 'home';

const state = z.enum(['coming', 'live', 'ended']);

const summary = z.object({
  key: draftKey,
  title: z.string(),
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** null: not published yet. */
  state: state.nullable(),
  has_draft: z.boolean(),
});

/** `GET staff/showcase`: all in the order of the site; those that are drafts alone come last. */
export const staffShowcaseAnswer = z.object({
  data: z.object({
    /** `automatic`: by a search. `properties`: on the site. */
    lists: z.array(
      summary.extend({ automatic: z.boolean(), pinned: z.number(), properties: z.number().nullable() }),
    ),
    banners: z.array(summary.extend({ search: z.string() })),
    slides: z.array(summary.extend({ search: z.string() })),
    /** Active brokers of the brokerage, who can have made a list. */
    brokers: z.array(z.object({ slug: z.string(), name: z.string() })),
    has_home_draft: z.boolean(),
  }),
});
export type StaffShowcase = z.output<typeof staffShowcaseAnswer>['data'];

/** A property that a list names by its code, in the list's order. */
const listedHome = z.object({
  /** As it was typed. */
  code: z.string(),
  /** null: no property has this code. */
  property: staffPropertyRow.nullable(),
  photo: photo.nullable(),
});

/** `GET staff/showcase/items/:kind/:key`: what is published, and the draft. 404: neither. */
export const staffShowcaseItemAnswer = z.object({
  data: z.object({
    key: draftKey,
    /** As the brokerage's file has it; null: not published. */
    published: draftContent.nullable(),
    state: state.nullable(),
    draft: staffDraftAnswer.shape.data,
    /** Of a list by hand, or pinned; of the draft, if there is one. */
    homes: z.array(listedHome),
    /** Of a list by search: what it finds on the site. */
    total: z.number().nullable(),
    /** Its own, the newest first; all acts need 'audit.read'. */
    acts: z.array(staffAct),
  }),
});
export type StaffShowcaseItem = z.output<typeof staffShowcaseItemAnswer>['data'];
export type ListedHome = StaffShowcaseItem['homes'][number];

/**
 * `POST staff/showcase/items/:kind/:key/publish`: 422 by field, as the brokerage's file is checked. 409 `DRAFT_CHANGED`.
 * 404: no draft.
 */
export const staffPublishDraftBody = z.object({ version: z.number().int().min(1).max(2_147_483_647) });

/** `POST staff/showcase/items/:kind/:key/move`: in the site's order. */
export const staffShowcaseMoveBody = z.object({ by: z.union([z.literal(-1), z.literal(1)]) });

/** `GET staff/showcase/items/:kind/:key/preview`: what the site would answer with the draft. 422 as of publishing. */
export const staffShowcasePreviewAnswer = z.object({
  data: z.object({
    /** Of a list or a banner: the address, and the answer to its search. */
    search: z.object({ path: z.string(), answer: searchAnswer }).nullable(),
    slides: slidesAnswer.shape.data,
    /** Of the home page. */
    home: z
      .object({ sections: z.array(z.string()).nullable(), texts: z.record(z.string(), z.string()) })
      .nullable(),
  }),
});
export type StaffShowcasePreview = z.output<typeof staffShowcasePreviewAnswer>['data'];
