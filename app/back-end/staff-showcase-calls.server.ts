import type { z } from 'zod';
import { defaultPageSize } from '@contract/search';
import {
  type ShowcaseKind,
  staffShowcaseAnswer,
  staffShowcaseItemAnswer,
  type staffShowcaseMoveBody,
  staffShowcasePreviewAnswer,
} from '@contract/staff-showcase';
import { staffActAnswer } from '@contract/staff-undo';
import { within } from './parsers/answer.server';
import { bySchema } from './parsers/by-schema.server';
import { slides } from './parsers/lists.server';
import { photo } from './parsers/photo.server';
import { searchAnswer } from './parsers/search.server';
import { dataOf, type StaffSend } from './staff-send.server';

const pathOf = (kind: ShowcaseKind, key: string) => `staff/showcase/items/${kind}/${encodeURIComponent(key)}`;

/** Calls of contract/staff-showcase.ts. */
export const staffShowcaseCalls = (call: StaffSend) => {
  /** @returns the act that can be taken back */
  const acting = (kind: ShowcaseKind, key: string, act: string, body: object) =>
    call({
      path: `${pathOf(kind, key)}/${act}`,
      body,
      answer: (value, context) => bySchema(staffActAnswer)(value, context).act,
    });
  return {
    showcase: () => call({ path: 'staff/showcase', answer: dataOf(staffShowcaseAnswer) }),
    showcaseItem: (kind: ShowcaseKind, key: string) =>
      call({
        path: pathOf(kind, key),
        answer: (value, context) => {
          const { homes, ...item } = dataOf(staffShowcaseItemAnswer)(value, context);
          const shown = homes.map((home) => ({ ...home, photo: home.photo && photo(home.photo, context) }));
          return { ...item, homes: shown };
        },
      }),
    /** The answer of a search as pages read it. */
    previewItem: (kind: ShowcaseKind, key: string) =>
      call({
        path: `${pathOf(kind, key)}/preview`,
        answer: (value, context) => {
          const { search, ...shown } = bySchema(staffShowcasePreviewAnswer)(value, context).data;
          const { answer } = within(within(within(value).data).search);
          return {
            ...{ home: shown.home, slides: slides({ data: shown.slides }, context).data },
            search: search && {
              path: search.path,
              answer: searchAnswer(defaultPageSize, 1)(answer, context),
            },
          };
        },
      }),
    publishItem: (kind: ShowcaseKind, key: string, version: number) =>
      acting(kind, key, 'publish', { version }),
    moveItem: (kind: ShowcaseKind, key: string, { by }: z.input<typeof staffShowcaseMoveBody>) =>
      acting(kind, key, 'move', { by }),
    removeItem: (kind: ShowcaseKind, key: string) => acting(kind, key, 'remove', {}),
  };
};
