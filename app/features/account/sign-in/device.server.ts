import { randomBytes } from 'node:crypto';
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { sessionMaxAge, type VisitorSession } from '../session/visitor-session.server';

export const deviceCookie = 'aparelho';
const known = z.string().regex(/^[\w-]{22,64}$/);

/** A new device id by session, so that the call and the cookie get the same one. */
const drawn = new WeakMap<VisitorSession, string>();

function draw(session: VisitorSession): string {
  const device = drawn.get(session) ?? randomBytes(18).toString('base64url');
  drawn.set(session, device);
  return device;
}

/** Id of this browser (contract/auth.ts). Set the cookie only after sign-in: it marks the device as known. */
export function deviceOf({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const { seals, session } = context;
  const device =
    known.safeParse(seals.read(request.headers.get('Cookie'), deviceCookie)).data ?? draw(session);
  return { device, cookie: seals.cookie(deviceCookie, device, sessionMaxAge) };
}
