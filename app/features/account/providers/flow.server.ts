import { createSession, type SessionStorage } from '@remix-run/node';
import { z } from 'zod';
import { socialProviders } from '@domain/people/providers';
import type { Seals } from '~/request/seals';

/** Sealed state of one OAuth sign-in. */
export const flowCookie = 'entrada';
export const flowMaxAge = 10 * 60;

/** remix-auth's strategies own `oauth2:…`: the state and the PKCE verifier. */
const flowData = z.object({
  provider: z.enum(socialProviders),
  /** The id token must repeat it. */
  nonce: z.string().nullable(),
  lastPage: z.string().nullable(),
  'oauth2:state': z.string(),
  'oauth2:codeVerifier': z.string().optional(),
});
export type Flow = z.output<typeof flowData>;

export const readFlow = (seals: Seals, cookieHeader: string | null): Flow | null =>
  flowData.safeParse(seals.read(cookieHeader, flowCookie)).data ?? null;

/** Session storage for remix-auth's strategies, in the flow cookie. `beginning` starts a new flow. */
export const flowStorage = (
  seals: Seals,
  beginning?: Pick<Flow, 'provider' | 'nonce' | 'lastPage'>,
): SessionStorage => ({
  getSession: async (cookieHeader) =>
    createSession({ ...(beginning ?? readFlow(seals, cookieHeader ?? null)) }),
  commitSession: async (session) => seals.cookie(flowCookie, session.data, flowMaxAge),
  destroySession: async () => seals.forget(flowCookie),
});
