import { z } from 'zod';
import { staffStates } from './staff';

/** Typed by a person: spaces and dashes do not count. */
export const staffCodeBody = z.object({ code: z.string().min(1).max(40) });

/** `POST staff/factors/totp`: the secret waits for its first code. */
export const staffTotpAnswer = z.object({ data: z.object({ secret: z.string(), uri: z.string() }) });

/** Options of `navigator.credentials` and its answers are WebAuthn's JSON (WebAuthn 3, section 5.1). */
const webAuthnOptions = z.looseObject({ challenge: z.string() });
const credential = z.looseObject({ id: z.string().min(1).max(1400) });

export const staffPasskeyOptionsAnswer = z.object({ data: z.object({ options: webAuthnOptions }) });
export const staffPasskeyBody = z.object({ credential });
export const staffNewPasskeyBody = z.object({ name: z.string().trim().min(1).max(60), credential });

/** The session of a proven factor. `codes`: ten recovery codes, shown once; null: the member has some. */
export const staffEnrolledAnswer = z.object({
  data: z.object({
    token: z.string().min(16).max(200),
    state: z.enum(staffStates),
    codes: z.array(z.string()).nullable(),
  }),
});

export const staffCodesAnswer = z.object({ data: z.object({ codes: z.array(z.string()) }) });
