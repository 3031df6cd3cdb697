import { returnTo } from '~/domain/return-to';

/** The page that a form stood on which is the same on every page: the browser says it. Null where it does not. */
export function pageBefore(request: Request): string | null {
  const referer = request.headers.get('Referer');
  const url = referer && URL.canParse(referer) ? new URL(referer) : null;
  return url && returnTo(url.pathname + url.search);
}
