import { type Cookie, createCookie } from '@remix-run/node';
import { defaultListingView, listingView, type ListingView } from '~/domain/listing-views';

/** The `Set-Cookie` value of a cookie that scripts may read; `maxAge` in seconds, 0 takes it away. */
export const openCookie = (name: string, value: string, maxAge: number): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;

/** What a cookie of Remix holds; one that cannot be read counts as none. */
export const readCookie = (cookie: Cookie, request: Request): Promise<unknown> =>
  cookie.parse(request.headers.get('Cookie')).catch(() => null);

/** In seconds. */
const halfYear = 180 * 24 * 3600;
/** It says nothing about a person. */
const viewCookie = createCookie('visualizacao', {
  path: '/',
  sameSite: 'lax',
  httpOnly: true,
});

export async function readView(request: Request): Promise<ListingView> {
  return listingView(await readCookie(viewCookie, request)) ?? defaultListingView;
}

/** @param lasting whether the visitor lets the site keep preferences; else the choice ends with the browser's session */
export const writeView = (view: ListingView, lasting: boolean): Promise<string> =>
  viewCookie.serialize(view, { maxAge: lasting ? halfYear : undefined });

/** A view that was kept, and may be no longer. */
export const forgetView = (): Promise<string> => viewCookie.serialize('', { maxAge: 0 });
