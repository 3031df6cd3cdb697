import { z } from 'zod';
import { type Grant, type Role, roles, type Verb, verbs } from '@domain/staff/roles';
import { email } from '@domain/validation/email';
import { senha, typedSenha } from '@domain/validation/senha';

export const staffRole = z.enum(roles as [Role, ...Role[]]);

/** enrolment: the member has no second factor yet. factor: it must still prove one. open: signed in. */
export const staffStates = ['enrolment', 'factor', 'open'] as const;
export type StaffState = (typeof staffStates)[number];

/** `POST staff/sign-in`. 401 for a wrong password and an unknown e-mail alike. */
export const staffSignInBody = z.object({ email, password: typedSenha });

/** `token` is the bearer of the next calls; a later answer with a token replaces it. */
export const staffTokenAnswer = z.object({
  data: z.object({ token: z.string().min(16).max(200), state: z.enum(staffStates) }),
});

const grant = z.enum(['all', 'own'] satisfies [Grant, Grant]);

/** `GET staff/session`: who is signed in, and what its role may do. Times are ISO. */
export const staffSessionAnswer = z.object({
  data: z.object({
    state: z.enum(staffStates),
    member: z.object({ id: z.number(), name: z.string(), email: z.string(), role: staffRole }),
    /** By verb; absent: refused. */
    grants: z.partialRecord(z.enum(verbs as [Verb, ...Verb[]]), grant),
    /** null: the next verb that needs step-up asks for a second factor. */
    step_up_until: z.string().nullable(),
    expires_at: z.string(),
    factors: z.object({
      totp: z.boolean(),
      passkeys: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          created_at: z.string(),
          last_used_at: z.string().nullable(),
        }),
      ),
      recovery_codes: z.number(),
    }),
  }),
});
export type StaffSession = z.output<typeof staffSessionAnswer>['data'];

/** `PUT staff/password`. 422 of `current` if it is wrong. Ends the member's other sessions. */
export const staffPasswordBody = z.object({ current: typedSenha, password: senha });
