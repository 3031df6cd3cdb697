import { randomBytes } from 'node:crypto';
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { sessionMaxAge, type VisitorSession } from '../session/visitor-session.server';

export const deviceCookie = 'aparelho';
const known = z.string().regex(/^[\w-]{22,64}$/);

/** A new browser's number, by its request's session: the back end is told the very one that the cookie keeps. */
const drawn = new WeakMap<VisitorSession, string>();

function draw(session: VisitorSession): string {
  const device = drawn.get(session) ?? randomBytes(18).toString('base64url');
  drawn.set(session, device);
  return device;
}

/**
 * What this browser is known by to its accounts (contract/auth.ts): drawn once, kept sealed. `cookie` is written where
 * signing in succeeds, which makes the device a known one.
 */
export function deviceOf({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const { seals, session } = context;
  const device =
    known.safeParse(seals.read(request.headers.get('Cookie'), deviceCookie)).data ?? draw(session);
  return { device, cookie: seals.cookie(deviceCookie, device, sessionMaxAge) };
}
