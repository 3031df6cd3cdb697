import type { ServerBuild } from '@remix-run/node';

/**
 * The headers of a document: each route's `headers` function in turn, from the outermost; without one, its parents'.
 * Cookies that loaders set are always kept. As Remix does it, for pages without errors and actions.
 */
export function documentHeaders(
  build: ServerBuild,
  matches: readonly { route: { id?: string } }[],
  loaderHeaders: Record<string, Headers>,
): Headers {
  let parentHeaders = new Headers();
  for (const { route } of matches) {
    const own = loaderHeaders[route.id!];
    const { headers: given } = build.routes[route.id!]!.module;
    if (given == null) {
      if (own) keepCookies(own, parentHeaders);
      continue;
    }
    const loader = own ?? new Headers();
    const headers = new Headers(
      typeof given === 'function'
        ? given({
            loaderHeaders: loader,
            parentHeaders,
            actionHeaders: new Headers(),
            errorHeaders: undefined,
          })
        : given,
    );
    keepCookies(loader, headers);
    keepCookies(parentHeaders, headers);
    parentHeaders = headers;
  }
  return parentHeaders;
}

function keepCookies(from: Headers, to: Headers) {
  const cookies = from.getSetCookie();
  if (cookies.length === 0) return;
  const there = new Set(to.getSetCookie());
  for (const cookie of cookies) if (!there.has(cookie)) to.append('Set-Cookie', cookie);
}
