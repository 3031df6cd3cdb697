import type { Fetch } from './site';

/** Adds `GET house`, ours: the brokerage is the demo's, so it has all pages. */
export const withDemoHouse =
  (fetch: Fetch): Fetch =>
  (request) =>
    new URL(request.url).pathname.endsWith('/house')
      ? Response.json({ isDemo: true, data: null })
      : fetch(request);
