import type { z } from 'zod';
import {
  type DraftKind,
  staffDraftAnswer,
  type staffDraftBody,
  staffDraftsAnswer,
  staffDraftSavedAnswer,
} from '@contract/staff-drafts';
import { staffPictureAnswer, type staffPictureBody } from '@contract/staff-pictures';
import { ignoreAnswer } from './parsers/by-schema.server';
import { dataOf, type StaffSend } from './staff-send.server';

const pathOf = (kind: DraftKind, key: string) => `staff/showcase/drafts/${kind}/${encodeURIComponent(key)}`;

/** Calls of contract/staff-drafts.ts. */
export const staffDraftCalls = (call: StaffSend) => ({
  drafts: (kind: DraftKind) =>
    call({ path: `staff/showcase/drafts/${kind}`, answer: dataOf(staffDraftsAnswer) }),
  draft: (kind: DraftKind, key: string) =>
    call({ path: pathOf(kind, key), answer: dataOf(staffDraftAnswer) }),
  saveDraft: (kind: DraftKind, key: string, body: z.input<typeof staffDraftBody>) =>
    call({ path: pathOf(kind, key), method: 'PUT', body, answer: dataOf(staffDraftSavedAnswer) }),
  /** @returns the address of an uploaded photo */
  addPicture: async (body: z.input<typeof staffPictureBody>) =>
    (await call({ path: 'staff/showcase/pictures', body, answer: dataOf(staffPictureAnswer) })).address,
  removeDraft: (kind: DraftKind, key: string) =>
    call({ path: pathOf(kind, key), method: 'DELETE', answer: ignoreAnswer }),
});
