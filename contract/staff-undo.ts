import { z } from 'zod';
import { doneAnswer } from './auth';

/** Of a write that can be taken back. `act` null: nothing changed. */
export const staffActAnswer = doneAnswer.extend({ act: z.number().nullable() });

/**
 * changed: another value since, by `by`. undone: by an act of before. erased: its values were. gone: the record, or what
 * the old value names. final: this field is not restored.
 */
export const leftReasons = ['changed', 'undone', 'erased', 'gone', 'final'] as const;
export type LeftReason = (typeof leftReasons)[number];

/**
 * `POST staff/acts/:id/undo`: each field that still has the act's new value gets its old one back; of a bulk, on each of
 * its records. 404: not there, or the role may not. 409: `ALREADY_UNDONE`, `VALUES_ERASED`, `NOT_UNDOABLE`.
 */
export const staffUndoAnswer = z.object({
  data: z.object({
    /** The act that took it back; null: nothing could be restored. */
    act: z.number().nullable(),
    restored: z.object({ records: z.number(), fields: z.array(z.string()) }),
    left: z.object({
      records: z.number(),
      /** The first ones. */
      items: z.array(
        z.object({
          subject: z.string(),
          /** null: gone, or of a kind without names. */
          name: z.string().nullable(),
          field: z.string().nullable(),
          reason: z.enum(leftReasons),
          by: z.string().nullable(),
        }),
      ),
    }),
  }),
});
export type StaffUndo = z.output<typeof staffUndoAnswer>['data'];
