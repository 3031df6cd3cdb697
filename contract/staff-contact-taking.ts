import { z } from 'zod';
import { answerChannels } from '@domain/leads/answer-channel';

/**
 * `POST staff/contacts/:id/take`: the contact is the member's; an own grant takes what is offered to it. `act` null: it was
 * the member's already. 409 `CONTACT_TAKEN`: the message names who has it. 409 `CONTACT_LAPSED`: its time was over, or it
 * waits for nobody. `POST staff/contacts/:id/decline` answers 409 `CONTACT_LAPSED` where nothing is offered to the member.
 */
export const staffTakeAnswer = z.object({ data: z.object({ act: z.number().nullable() }) });

/** `informed`: the member says so; false: the member opens the link of the admin now. */
export const staffAnswerBody = z.object({
  channel: z.enum(answerChannels, { error: 'Escolha por onde' }),
  informed: z.boolean().default(true),
});

/** `POST staff/contacts/:id/answer`. Who answers a contact that nobody has takes it. */
export const staffAnswerAnswer = z.object({
  data: z.object({
    /** null: it was answered before. */
    act: z.number().nullable(),
    name: z.string(),
    phone: z.string().nullable(),
    protocol: z.string(),
  }),
});
export type StaffAnswered = z.output<typeof staffAnswerAnswer>['data'];
