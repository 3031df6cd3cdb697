import { type Cookie, createCookie } from '@remix-run/node';
import { cookieValue } from '~/domain/cookie-text';
import { defaultListingView, listingView, type ListingView, listingViews } from '~/domain/listing-views';

/** The `Set-Cookie` value of a cookie that scripts may read; `maxAge` in seconds, 0 takes it away. */
export const openCookie = (name: string, value: string, maxAge: number): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;

/** What a cookie of Remix holds; one that cannot be read counts as none. */
export const readCookie = (cookie: Cookie, request: Request): Promise<unknown> =>
  cookie.parse(request.headers.get('Cookie')).catch(() => null);

/** In seconds. */
const halfYear = 180 * 24 * 3600;
/** It says nothing about a person. */
const viewName = 'visualizacao';
const viewCookie = createCookie(viewName, {
  path: '/',
  sameSite: 'lax',
  httpOnly: true,
});

/** A listing's view as a `Cookie` header says it, in Remix's own writing; '': the one of who has chosen none. */
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

/** @param lasting whether the visitor lets the site keep preferences; else the choice ends with the browser's session */
export const writeView = (view: ListingView, lasting: boolean): Promise<string> =>
  viewCookie.serialize(view, { maxAge: lasting ? halfYear : undefined });

/** A view that was kept, and may be no longer. */
export const forgetView = (): Promise<string> => viewCookie.serialize('', { maxAge: 0 });
