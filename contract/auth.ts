import { z } from 'zod';
import { dataNascimento } from '@domain/validation/data-nascimento';
import { socialProviders } from '@domain/people/providers';
import { email } from '@domain/validation/email';
import { fullName } from '@domain/validation/full-name';
import { phone } from '@domain/validation/phone';
import { senha } from '@domain/validation/senha';
import { ours } from './ours';

const token = z.string().min(16).max(200);
const idToken = z
  .string()
  .max(8192)
  .regex(/^[\w-]+\.[\w-]+\.[\w-]*$/);
/** Longest password that is checked (settled §6). Sign-in reports a longer one as missing. */
const maxPassword = 128;
const typedPasswordMessage = 'Digite a sua senha';
const typedPassword = z
  .string({ error: typedPasswordMessage })
  .min(1, typedPasswordMessage)
  .max(maxPassword, typedPasswordMessage);
/** Random id of a browser, in its cookie. A browser that the account knows is exempt from sign-in limits. */
const device = ours(
  z
    .string()
    .regex(/^[\w-]{22,64}$/)
    .nullish(),
);

/** Every sign-in (spec 1 §9). `expires_in` is in seconds; without `refresh_token` the visitor must sign in again. */
export const sessionAnswer = z.object({
  access_token: z.string().min(1).max(3000),
  expires_in: z.number().positive(),
  refresh_token: ours(z.string().max(500).nullish()),
  user: z
    .object({
      email: ours(z.string().max(254).nullish()),
      name: ours(z.string().nullish()),
      has_products: z.boolean().default(false),
      /** Random id of the account for analytics: no hash of an e-mail, no counter. */
      public_id: ours(z.uuidv4().nullish()),
      is_new: ours(z.boolean().nullish()),
    })
    .nullish()
    .transform((user) => user ?? { email: null, name: null, has_products: false }),
});
export type SessionAnswer = z.output<typeof sessionAnswer>;

export const doneAnswer = z.object({ status: ours(z.string().nullish()) });

export const loginBody = z.object({ email, password: typedPassword, device });
export type LoginInput = z.input<typeof loginBody>;

/** `POST auth/login/google` (spec 1 §9): Google One Tap credential. One with a nonce needs the browser's nonce. */
export const googleLoginBody = z.object({ credential: idToken, nonce: ours(token.nullish()), device });
export const exchangeBody = z.object({
  provider: z.enum(socialProviders),
  id_token: idToken,
  nonce: token.nullish(),
  device,
});

export const refreshBody = z.object({ refresh_token: token });

/** `POST auth/register` (spec 1 §9). 422: one text per field. A known e-mail is a 422 of `email`, never a 409. */
export const registerBody = z.object({
  nome: fullName,
  email,
  password: senha,
  dataNascimento: dataNascimento().nullish(),
  telefone: phone.nullish(),
  recebeNewsletter: z.boolean().default(false),
  termos: z.literal(true).default(true),
});
export type RegisterInput = z.input<typeof registerBody>;
export const registerAnswer = z.object({ data: z.object({ username: z.string() }) });

export const emailBody = z.object({ email });
export const checkEmailAnswer = z.object({ email_exists: z.boolean() });
/** `POST confirm/registration` (spec 1 §9): invites a person to finish registration. Creates no account. */
export const confirmRegistrationBody = z.object({ email, name: fullName.nullish() });

/** One-time token of an e-mail link, for `POST auth/verify` and `auth/password/reset`. 410: used or expired. */
export const oneTimeToken = token;
export const verifyBody = z.object({ token });
export const resetPasswordBody = z.object({ token, password: senha, device });

/** `PUT clientArea/password`. `current` is required if the account has a password; 422 of `current` if it is wrong. */
export const passwordBody = z.object({ current: typedPassword.nullish(), password: senha });

/** `GET auth/sessions`, last used first. `device` is for people: 'Chrome no Windows'. Times are ISO. */
export const sessionsAnswer = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      place: z.string().nullish(),
      provider: z.string().nullish(),
      created_at: z.string(),
      last_used_at: z.string(),
      current: z.boolean().default(false),
    }),
  ),
});
export type OpenSession = z.output<typeof sessionsAnswer>['data'][number];

export const auditKinds = [
  'registered',
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'session-ended',
  'session-misused',
  'email-verified',
  'password-changed',
  'password-reset-asked',
  'password-reset',
  'identity-linked',
  'deletion-asked',
  'deletion-taken-back',
  'data-exported',
] as const;
export type AuditKind = (typeof auditKinds)[number];
/** `GET auth/audit`: the last 90 days, newest first. Another back end may send other kinds. */
export const auditAnswer = z.object({
  data: z.array(
    z.object({
      at: z.string(),
      kind: z.string(),
      provider: z.string().nullish(),
      device: z.string().nullish(),
      place: z.string().nullish(),
    }),
  ),
});
export type AuditEvent = z.output<typeof auditAnswer>['data'][number];
