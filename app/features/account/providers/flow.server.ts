import { createSession, type SessionStorage } from '@remix-run/node';
import { z } from 'zod';
import { socialProviders } from '@domain/providers';
import type { Seals } from '~/request/seals';

/** What a visitor takes along to a provider and back, sealed. */
export const flowCookie = 'entrada';
/** Time enough to sign in there, in seconds. */
export const flowMaxAge = 10 * 60;

/** `oauth2:…` are the strategies' own: the state, and the verifier of PKCE. */
const flowData = z.object({
  provider: z.enum(socialProviders),
  /** What the id token must repeat. */
  nonce: z.string().nullable(),
  lastPage: z.string().nullable(),
  'oauth2:state': z.string(),
  'oauth2:codeVerifier': z.string().optional(),
});
export type Flow = z.output<typeof flowData>;

/** The sign-in with a provider that this browser has begun, or null. */
export const readFlow = (seals: Seals, cookieHeader: string | null): Flow | null =>
  flowData.safeParse(seals.read(cookieHeader, flowCookie)).data ?? null;

/** What remix-auth's strategies keep things in: the flow's cookie, or for one that begins what it begins with. */
export const flowStorage = (
  seals: Seals,
  beginning?: Pick<Flow, 'provider' | 'nonce' | 'lastPage'>,
): SessionStorage => ({
  getSession: async (cookieHeader) =>
    createSession({ ...(beginning ?? readFlow(seals, cookieHeader ?? null)) }),
  commitSession: async (session) => seals.cookie(flowCookie, session.data, flowMaxAge),
  destroySession: async () => seals.forget(flowCookie),
});
