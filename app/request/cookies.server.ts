import { type Cookie, createCookie } from '@remix-run/node';
import { cookieValue } from '~/domain/cookie-text';
import { defaultListingView, listingView, type ListingView, listingViews } from '~/domain/listing-views';

/** Cookie without HttpOnly; `maxAge` in seconds, 0 deletes it. */
export const openCookie = (name: string, value: string, maxAge: number): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;

export const readCookie = (cookie: Cookie, request: Request): Promise<unknown> =>
  cookie.parse(request.headers.get('Cookie')).catch(() => null);

const halfYear = 180 * 24 * 3600; // in seconds
/** Contains no personal data. */
const viewName = 'visualizacao';
const viewCookie = createCookie(viewName, {
  path: '/',
  sameSite: 'lax',
  httpOnly: true,
});

/** The view cookie in canonical form; '' for the default view. */
export function viewCookieIn(cookies: string | null): string {
  const value = cookieValue(cookies, viewName);
  return (value && viewTexts.get(value)) || '';
}

export async function readView(request: Request): Promise<ListingView> {
  return listingView(await readCookie(viewCookie, request)) ?? defaultListingView;
}

const encoded = (view: ListingView) => encodeURIComponent(btoa(JSON.stringify(view)));
const viewTexts = new Map(
  listingViews
    .filter(({ value }) => value !== defaultListingView)
    .map(({ value }) => [encoded(value), `${viewName}=${encoded(value)}`]),
);

/** @param lasting consent to preference cookies; otherwise a session cookie */
export const writeView = (view: ListingView, lasting: boolean): Promise<string> =>
  viewCookie.serialize(view, { maxAge: lasting ? halfYear : undefined });

export const forgetView = (): Promise<string> => viewCookie.serialize('', { maxAge: 0 });
