import { z } from 'zod';
import { answerChannels } from '@domain/leads/answer-channel';
import { ours } from './ours';

/** Calls of links in e-mails about contacts, all ours. They need only the token, not a session. */
export const contactLinkBody = z.object({ token: ours(z.string().max(200)) });

export const contactLinkStates = ['offered', 'yours', 'other', 'lapsed', 'declined', 'closed'] as const;

/** `POST contacts/link`, read-only. `link` null: unknown token. Times are ISO. */
export const contactLinkAnswer = z.object({
  link: ours(
    z
      .object({
        /** `lapsed`, `declined`: by the holder. `closed`: nobody has it, and it waits for nobody. */
        state: z.enum(contactLinkStates),
        /** Who has it, in `other`; '' if unknown. */
        by: z.string().nullable(),
        /** Whether the holder got the contact in another way after this offer. */
        is_own: z.boolean(),
        /** When it was taken, lapsed or declined; null: it was not taken by a person. */
        at: z.string().nullable(),
        due_at: z.string().nullable(),
        created_at: z.string(),
        request: z.string(),
        portal: z.string().nullable(),
        /** To the holder: 'porque o imóvel é seu'. */
        reason: z.string(),
        property: z
          .object({
            code: z.string(),
            title: z.string(),
            place: z.string(),
            path: z.string().nullable(),
            picture: z.string().nullable(),
          })
          .nullable(),
        /** Only in `yours`. */
        contact: z
          .object({
            name: z.string(),
            phone: z.string().nullable(),
            email: z.string().nullable(),
            message: z.string().nullable(),
            details: z.array(z.tuple([z.string(), z.string()])),
            protocol: z.string(),
            /** null: not answered, or the person says so. */
            answer: z.object({ channel: z.enum(answerChannels), at: z.string() }).nullable(),
            /** 'Ninguém falou comigo'. */
            complained_at: z.string().nullable(),
          })
          .nullable(),
      })
      .nullable(),
  ),
});
export type ContactLink = NonNullable<z.output<typeof contactLinkAnswer>['link']>;

/** `POST contacts/link/answer`. `informed`: somebody says so; else the link of the page was opened. */
export const contactLinkAnswerBody = contactLinkBody.extend({
  channel: ours(z.enum(answerChannels)),
  informed: ours(z.boolean()),
});
/** `phone` null: the contact is not the holder's, or has none. */
export const contactAnsweredAnswer = z.object({ phone: ours(z.string().nullable()) });

/** `POST contacts/complaint/link`, read-only. `link` null: unknown token. */
export const complaintLinkAnswer = z.object({
  link: ours(
    z.object({ request: z.string(), created_at: z.string(), is_complained: z.boolean() }).nullable(),
  ),
});
export type ComplaintLink = NonNullable<z.output<typeof complaintLinkAnswer>['link']>;

// `POST contacts/link/take`, `contacts/link/decline`, `contacts/complaint`: idempotent; `contacts/link` says what became
// of it. 410: unknown token.
