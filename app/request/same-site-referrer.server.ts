import { returnTo } from '../domain/return-to';

export function sameSiteReferrer(request: Request, siteUrl: string): string | null {
  const referer = request.headers.get('Referer') ?? '';
  const url = URL.canParse(referer) ? new URL(referer) : null;
  return url?.origin === siteUrl ? returnTo(url.pathname + url.search) : null;
}
