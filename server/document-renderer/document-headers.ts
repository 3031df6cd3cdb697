import type { ServerBuild } from '@remix-run/node';

/** Same headers as Remix for a page without errors and actions: the innermost `headers` function, all cookies. */
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
      if (own) copyCookies(own, parentHeaders);
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
    copyCookies(loader, headers);
    copyCookies(parentHeaders, headers);
    parentHeaders = headers;
  }
  return parentHeaders;
}

function copyCookies(from: Headers, to: Headers) {
  const cookies = from.getSetCookie();
  if (cookies.length === 0) return;
  const there = new Set(to.getSetCookie());
  for (const cookie of cookies) if (!there.has(cookie)) to.append('Set-Cookie', cookie);
}
