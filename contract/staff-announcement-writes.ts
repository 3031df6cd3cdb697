import { z } from 'zod';
import { announcementNews } from '@domain/announcement/states';
import { cleanText, requiredText, tooLong } from '@domain/validation/text';
import { responsibleText } from './staff-contact-writes';

/* Apart from what the calls answer: forms load these. */

export const maxMessageLength = 1_000;

const decisionsWithMessage: readonly string[] = ['recusado', 'em análise'];

/**
 * `POST staff/announcements/:id/decision`: one event and its e-mail, with `message` in it. 409: `version` is not the newest,
 * or the event is not possible.
 */
export const staffDecisionBody = z
  .object({
    decision: z.enum(announcementNews, { error: 'Escolha o que fazer' }),
    message: z
      .string()
      .default('')
      .transform(cleanText)
      .refine((value) => value.length <= maxMessageLength, tooLong(maxMessageLength)),
    version: z.string().regex(/^[1-9]\d{0,5}$/),
  })
  .refine(({ decision, message }) => message !== '' || !decisionsWithMessage.includes(decision), {
    error: 'Escreva ao proprietário: ele recebe este texto na carta',
    path: ['message'],
  });
export type StaffDecision = z.output<typeof staffDecisionBody>;

/** The reason of a refusal, from the terminal too. */
export const refusalReason = requiredText('', maxMessageLength);

/** The website's form: who answers the contact of an announcement. Absent: nobody. */
export const announcementResponsible = z.object({
  responsible: responsibleText.optional(),
  was: responsibleText.optional(),
  contact: z.string().regex(/^[1-9]\d{0,14}$/),
});
