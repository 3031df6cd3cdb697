import { z } from 'zod';

/** What marketing writes as a draft and publishes. One verb guards all: the same roles have each kind's own. */
export const draftKinds = ['list', 'banner', 'slide', 'sections', 'page', 'article', 'campaign'] as const;
export type DraftKind = (typeof draftKinds)[number];

/** A slug, or another short name of lower case. */
export const draftKey = z.string().regex(/^[a-z0-9-]{1,100}$/);

/** A form as typed: nothing of it is checked but its size. */
export const draftContent = z.record(z.string().regex(/^[\w.-]{1,100}$/), z.json());
export type DraftContent = z.output<typeof draftContent>;

/** In characters of JSON: fits the body of a call. */
export const maxDraftLength = 60_000;

const saved = {
  /** Changes with each save. */
  version: z.number(),
  saved_at: z.string(),
  /** null: a member who was deleted. */
  saved_by: z.string().nullable(),
};

/** `GET staff/showcase/drafts/:kind` */
export const staffDraftsAnswer = z.object({ data: z.array(z.object({ key: z.string(), ...saved })) });

/** `GET staff/showcase/drafts/:kind/:key`: null without a draft. */
export const staffDraftAnswer = z.object({
  data: z.object({ content: draftContent, ...saved }).nullable(),
});
export type StaffDraft = NonNullable<z.output<typeof staffDraftAnswer>['data']>;

/**
 * `PUT staff/showcase/drafts/:kind/:key`. `version`: of the draft that was read, 0 without one. 409 `DRAFT_CHANGED`:
 * another has saved or published since; the message names who. 413: longer than `maxDraftLength`.
 */
export const staffDraftBody = z.object({
  content: draftContent,
  version: z.number().int().min(0).max(2_147_483_647),
});

export const staffDraftSavedAnswer = z.object({ data: z.object({ version: z.number() }) });
