import type { MiddlewareHandler } from 'hono';

/**
 * Middleware of calls whose answer is the same for everybody: the website may share it between signed-in visitors
 * (RFC 9111, section 3.5). A route with a `Cache-Control` of its own keeps it.
 */
export const publicAnswer: MiddlewareHandler = async (context, next) => {
  await next();
  const { ok, headers } = context.res;
  if (ok && !headers.has('Cache-Control')) headers.set('Cache-Control', 'public, no-cache');
};
