import { type AppLoadContext, createCookie, redirect } from '@remix-run/node';
import { retention } from '@domain/privacy';
import { links } from '~/links';
import { readCookie } from '~/request/cookies.server';
import { draftsOf, newDraftToken } from './drafts.server';

export const linkCookie = 'anuncio-link';
/** As long as the link opens. */
const maxAge = retention.announcementLinkDays * 24 * 3600;
/** The page that shows the link reads it, by its own address and by that of its data. */
const cookie = createCookie(linkCookie, {
  path: links.announce(),
  sameSite: 'lax',
  httpOnly: true,
  maxAge,
});

/** The link that this browser has made; null: it has made none. */
export async function madeLink(request: Request): Promise<string | null> {
  const value = await readCookie(cookie, request);
  return typeof value === 'string' ? value : null;
}

/** The `Set-Cookie` value that keeps the link for the page that shows it; null takes it away. */
const keepLink = (link: string | null, siteUrl: string): Promise<string> =>
  cookie.serialize(link ?? '', { secure: siteUrl.startsWith('https:'), maxAge: link ? maxAge : 0 });

/** Makes a link to the draft of this browser, in place of the one before. @returns its `Set-Cookie`; null: there is no draft */
export async function newLink(context: AppLoadContext, token: string): Promise<string | null> {
  const link = newDraftToken();
  return (await draftsOf(context).makeLink(token, link)) ? keepLink(link, context.siteUrl) : null;
}

/** Ends it. @returns the `Set-Cookie` that takes it away here */
export async function endLink(context: AppLoadContext, token: string): Promise<string> {
  await draftsOf(context).endLink(token);
  return keepLink(null, context.siteUrl);
}

/** To the page with the code of the draft of this browser. @param cookie the draft's own `Set-Cookie` */
export async function toThePhone(context: AppLoadContext, token: string, cookie: string) {
  const headers = new Headers({ 'Set-Cookie': cookie });
  const link = await newLink(context, token);
  if (link) headers.append('Set-Cookie', link);
  return redirect(links.announceDevices(), { status: 303, headers });
}
