import { type AppLoadContext, createCookie, redirect } from '@remix-run/node';
import { retention } from '@domain/people/privacy';
import { links } from '~/links';
import { readCookie } from '~/request/cookies.server';
import { draftsOf, newDraftToken } from './drafts.server';

export const linkCookie = 'anuncio-link';
const maxAge = retention.announcementLinkDays * 24 * 3600;
/** Path of the page that shows the link, and of its loader data. */
const cookie = createCookie(linkCookie, {
  path: links.announce(),
  sameSite: 'lax',
  httpOnly: true,
  maxAge,
});

export async function madeLink(request: Request): Promise<string | null> {
  const value = await readCookie(cookie, request);
  return typeof value === 'string' ? value : null;
}

/** `Set-Cookie` value with the link; null removes it. */
const serializeLink = (link: string | null, siteUrl: string): Promise<string> =>
  cookie.serialize(link ?? '', { secure: siteUrl.startsWith('https:'), maxAge: link ? maxAge : 0 });

/** Creates a link in place of the old one. @returns its `Set-Cookie`; null without a draft */
export async function newLink(context: AppLoadContext, token: string): Promise<string | null> {
  const link = newDraftToken();
  return (await draftsOf(context).makeLink(token, link)) ? serializeLink(link, context.siteUrl) : null;
}

export async function endLink(context: AppLoadContext, token: string): Promise<string> {
  await draftsOf(context).endLink(token);
  return serializeLink(null, context.siteUrl);
}

/** Redirects to the page with the draft's QR code. @param cookie the draft's own `Set-Cookie` */
export async function redirectToDevices(context: AppLoadContext, token: string, cookie: string) {
  const headers = new Headers({ 'Set-Cookie': cookie });
  const link = await newLink(context, token);
  if (link) headers.append('Set-Cookie', link);
  return redirect(links.announceDevices(), { status: 303, headers });
}
