import { createCookie } from '@remix-run/node';
import { defaultListingView, listingView, type ListingView } from '~/domain/listing-views';

/** It says nothing about a person. */
const viewCookie = createCookie('visualizacao', {
  path: '/',
  sameSite: 'lax',
  httpOnly: true,
  maxAge: 180 * 24 * 3600,
});

export async function readView(request: Request): Promise<ListingView> {
  return listingView(await read(viewCookie, request)) ?? defaultListingView;
}

export const writeView = (view: ListingView): Promise<string> => viewCookie.serialize(view);

/** A cookie that cannot be read counts as none. */
async function read(cookie: typeof viewCookie, request: Request): Promise<unknown> {
  try {
    return await cookie.parse(request.headers.get('Cookie'));
  } catch {
    return null;
  }
}
