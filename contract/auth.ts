import { z } from 'zod';
import { dataNascimento } from '@domain/validation/data-nascimento';
import { socialProviders } from '@domain/providers';
import { email } from '@domain/validation/email';
import { fullName } from '@domain/validation/full-name';
import { phone } from '@domain/validation/phone';
import { senha } from '@domain/validation/senha';
import { ours } from './ours';

const token = z.string().min(16).max(200);
/** An id token of a provider: three base64url parts. */
const idToken = z
  .string()
  .max(8192)
  .regex(/^[\w-]+\.[\w-]+\.[\w-]*$/);
/** Longest password that is looked at (settled §6); on sign-in only 'required' is said of it. */
const maxPassword = 128;
const typedPasswordMessage = 'Digite a sua senha';
const typedPassword = z
  .string({ error: typedPasswordMessage })
  .min(1, typedPasswordMessage)
  .max(maxPassword, typedPasswordMessage);
/** What a browser is known by to its account: a number drawn once, kept in its cookie; lifts the limits of sign-in. */
const device = ours(
  z
    .string()
    .regex(/^[\w-]{22,64}$/)
    .nullish(),
);

/**
 * What every way of signing in answers (spec 1 §9). `access_token` is the bearer, `expires_in` its seconds.
 * `refresh_token` renews it for as long as the session lasts; where there is none, the visitor signs in anew then.
 */
export const sessionAnswer = z.object({
  access_token: z.string().min(1).max(3000),
  expires_in: z.number().positive(),
  refresh_token: ours(z.string().max(500).nullish()),
  user: z
    .object({
      email: ours(z.string().max(254).nullish()),
      name: ours(z.string().nullish()),
      has_products: z.boolean().default(false),
      /** The account's own; the website tells a keyed hash of it. */
      number: ours(z.number().int().positive().nullish()),
      /** Whether this has made the account. */
      is_new: ours(z.boolean().nullish()),
    })
    .nullish()
    .transform((user) => user ?? { email: null, name: null, has_products: false }),
});
export type SessionAnswer = z.output<typeof sessionAnswer>;

/** What a call answers that has nothing to tell. */
export const doneAnswer = z.object({ status: ours(z.string().nullish()) });

/** `POST auth/login` (spec 1 §9). 401 where e-mail or password is wrong, 429 over the limits. */
export const loginBody = z.object({ email, password: typedPassword, device });
export type LoginInput = z.input<typeof loginBody>;

/** `POST auth/login/google` (spec 1 §9): the one tap's credential; one with a nonce needs its browser's nonce beside it. */
export const googleLoginBody = z.object({ credential: idToken, nonce: ours(token.nullish()), device });
/** `POST auth/exchange`: an id token that a provider's hosted pages have led to. */
export const exchangeBody = z.object({
  provider: z.enum(socialProviders),
  id_token: idToken,
  nonce: token.nullish(),
  device,
});

/** `POST auth/refresh`. 401 where the session has ended. */
export const refreshBody = z.object({ refresh_token: token });

/** `POST auth/register` (spec 1 §9). 422 with a text per field; 409 never: a known e-mail is a 422 of `email`. */
export const registerBody = z.object({
  nome: fullName,
  email,
  password: senha,
  dataNascimento: dataNascimento().nullish(),
  /** Dial code and formatted number. */
  telefone: phone.nullish(),
  recebeNewsletter: z.boolean().default(false),
  termos: z.literal(true).default(true),
});
export type RegisterInput = z.input<typeof registerBody>;
export const registerAnswer = z.object({ data: z.object({ username: z.string() }) });

/** `POST check/email` (spec 1 §9): 429 over its limit, which tells nothing. */
export const emailBody = z.object({ email });
export const checkEmailAnswer = z.object({ email_exists: z.boolean() });
/** `POST confirm/registration` (spec 1 §9): an invitation to finish registering; no account is made. */
export const confirmRegistrationBody = z.object({ email, name: fullName.nullish() });

/** `POST auth/verify`, `auth/password/reset`: the one-time token of an e-mail's link. 410 where it is used up or too old. */
export const oneTimeToken = token;
export const verifyBody = z.object({ token });
export const resetPasswordBody = z.object({ token, password: senha, device });

/** `PUT clientArea/password`: `current` where the account has a password. 422 of `current` where it is wrong. */
export const passwordBody = z.object({ current: typedPassword.nullish(), password: senha });

/** `GET auth/sessions`: the newest use first. Devices as people know them: 'Chrome no Windows'. Moments are ISO. */
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

/** What the audit trail tells its owner of. */
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
/** `GET auth/audit`: the newest first, of the last 90 days. An operator's own back end may tell of other kinds. */
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
