import { randomBytes } from 'node:crypto';
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { sessionMaxAge } from '../session/visitor-session.server';

export const deviceCookie = 'aparelho';
const drawn = z.string().regex(/^[\w-]{22,64}$/);

/**
 * What this browser is known by to its accounts (contract/auth.ts): drawn once, kept sealed. `cookie` is written where
 * signing in succeeds, which makes the device a known one.
 */
export function deviceOf({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const known = drawn.safeParse(context.seals.read(request.headers.get('Cookie'), deviceCookie)).data;
  const device = known ?? randomBytes(18).toString('base64url');
  return { device, cookie: context.seals.cookie(deviceCookie, device, sessionMaxAge) };
}
