import { returnTo } from '~/domain/return-to';

/** The page of this site that led to this request, as the browser says it; null where it does not, or names another site's. */
export function pageBefore(request: Request, siteUrl: string): string | null {
  const referer = request.headers.get('Referer') ?? '';
  const url = URL.canParse(referer) ? new URL(referer) : null;
  return url?.origin === siteUrl ? returnTo(url.pathname + url.search) : null;
}
