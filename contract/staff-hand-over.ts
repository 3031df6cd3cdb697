import { z } from 'zod';
import { optionalNote } from '@domain/leads/contact-rules';
import { responsibleText } from './staff-contact-writes';
import { responsible } from './staff-contacts';

/**
 * `GET staff/contacts/hand-over/:person` ('broker:12'): what a hand-over would move, and to whom it may go.
 */
export const staffHandOverPreviewAnswer = z.object({
  data: z.object({
    /** Open contacts that the person answers. */
    contacts: z.number(),
    /** Contacts that are offered to the person now. */
    offers: z.number(),
    people: z.array(responsible),
    /** Who gets what nobody takes; null: nobody, or the person. */
    suggested: responsible.nullable(),
  }),
});
export type HandOverPreview = z.output<typeof staffHandOverPreviewAnswer>['data'];

/**
 * `POST staff/contacts/hand-over`: all open contacts of `from` go to `to`, and what is offered to `from` is offered again.
 * 422 of `to`: absent, the same person, or somebody who answers no contacts.
 */
export const staffHandOverBody = z.object({
  from: responsibleText,
  to: responsibleText,
  reason: optionalNote,
});
export type HandOverBody = z.output<typeof staffHandOverBody>;

/** `act` null: no contact was open. `offers`: those that are offered again. */
export const staffHandOverAnswer = z.object({
  data: z.object({ act: z.number().nullable(), contacts: z.number(), offers: z.number() }),
});
export type HandOverDone = z.output<typeof staffHandOverAnswer>['data'];
