import { z } from 'zod';
import { email } from '@domain/validation/email';
import { fullName } from '@domain/validation/full-name';
import { senha } from '@domain/validation/senha';
import { oneTimeToken } from './auth';
import { staffRole } from './staff';

/** `GET staff/members`: the team by name, and who is invited. Times are ISO. */
export const staffMembersAnswer = z.object({
  data: z.object({
    members: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        email: z.string(),
        role: staffRole,
        joined_at: z.string(),
        last_used_at: z.string().nullable(),
        has_factor: z.boolean(),
      }),
    ),
    invitations: z.array(
      z.object({
        id: z.number(),
        email: z.string(),
        role: staffRole,
        invited_by: z.string().nullable(),
        created_at: z.string(),
        /** null: its e-mail has not been sent yet. */
        expires_at: z.string().nullable(),
      }),
    ),
  }),
});
export type StaffMembers = z.output<typeof staffMembersAnswer>['data'];

/** `POST staff/invitations`. 422 of `email` for a member. A second invitation replaces the first. */
export const staffInviteBody = z.object({ email, role: staffRole });

/** `PUT staff/members/:id/role`. 409 with `conflict` if the role is no longer `was`. Ends the member's sessions. */
export const staffRoleBody = z.object({ role: staffRole, was: staffRole });

/** `POST staff/invitation`: what its link is for. 410: used or expired. */
export const staffInvitationBody = z.object({ token: oneTimeToken });
export const staffInvitationAnswer = z.object({ data: z.object({ email: z.string(), role: staffRole }) });

/** `POST staff/invitation/accept`: its answer is that of a sign-in. */
export const staffAcceptBody = z.object({ token: oneTimeToken, name: fullName, password: senha });
