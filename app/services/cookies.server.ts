import { createCookie } from '@remix-run/node';
import { defaultListingView, listingView, type ListingView } from '~/domain/listing-views';

/** Both say nothing about a person. */
const common = { path: '/', sameSite: 'lax', httpOnly: true } as const;
const viewCookie = createCookie('visualizacao', { ...common, maxAge: 180 * 24 * 3600 });
const noticeCookie = createCookie('aviso', { ...common, maxAge: 60 });

/** Notices that one request leaves for the next page; a code, so that no text of a visitor's is ever shown. */
export const notices = {
  favorites:
    'Para guardar este imóvel nos favoritos é preciso entrar na sua conta. A área do cliente abre em breve.',
  searches: 'Para salvar esta pesquisa é preciso entrar na sua conta. A área do cliente abre em breve.',
} as const;
export type NoticeCode = keyof typeof notices;

export async function readView(request: Request): Promise<ListingView> {
  return listingView(await read(viewCookie, request)) ?? defaultListingView;
}

export const writeView = (view: ListingView): Promise<string> => viewCookie.serialize(view);

export async function readNotice(request: Request): Promise<NoticeCode | null> {
  const code = await read(noticeCookie, request);
  return typeof code === 'string' && Object.hasOwn(notices, code) ? (code as NoticeCode) : null;
}

export const writeNotice = (code: NoticeCode): Promise<string> => noticeCookie.serialize(code);
/** A notice is shown once. */
export const clearNotice = (): Promise<string> => noticeCookie.serialize('', { maxAge: 0 });

/** A cookie that cannot be read counts as none. */
async function read(cookie: typeof viewCookie, request: Request): Promise<unknown> {
  try {
    return await cookie.parse(request.headers.get('Cookie'));
  } catch {
    return null;
  }
}
