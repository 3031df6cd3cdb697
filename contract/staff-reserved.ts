import { z } from 'zod';
import { invitationDays } from '@domain/property/invitations';
import { visibilities } from '@domain/property/visibility';
import { email } from '@domain/validation/email';
import { requiredText } from '@domain/validation/text';

/** `GET staff/properties/:id/visibility`. Times are ISO. */
export const staffVisibilityAnswer = z.object({
  data: z.object({
    visibility: z.enum(visibilities),
    reference: z.string(),
    title: z.string(),
    may_write: z.boolean(),
    invitations: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        /** null: a personal link. */
        email: z.string().nullable(),
        /** null: a member who was removed. */
        by: z.string().nullable(),
        created_at: z.string(),
        expires_at: z.string(),
        revoked_at: z.string().nullable(),
        is_open: z.boolean(),
        /** Newest first. */
        openings: z.array(z.string()),
      }),
    ),
  }),
});
export type StaffVisibility = z.output<typeof staffVisibilityAnswer>['data'];

/** `PUT staff/properties/:id/visibility`. 409 with `conflict`: another has changed it to a third value. */
export const staffVisibilityBody = z.object({
  visibility: z.object({ was: z.enum(visibilities), value: z.enum(visibilities) }),
});

const days = z.coerce
  .number()
  .refine((value) => (invitationDays as readonly number[]).includes(value), 'Escolha um dos prazos');

/** `POST staff/properties/:id/invitations`. Without e-mail: a personal link. 422 by field. */
export const reservedInvitationBody = z.object({
  name: requiredText('Diga para quem é', 80),
  email: z.union([z.null(), z.literal('').transform(() => null), email]).default(null),
  days,
});

/** `token`: of a personal link, not available later. */
export const reservedInvitationAnswer = z.object({
  status: z.literal('success'),
  act: z.number().nullable(),
  token: z.string().nullable(),
});
