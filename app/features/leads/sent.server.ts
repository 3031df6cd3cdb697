import { createCookie, redirect } from '@remix-run/node';
import { z } from 'zod';
import { visitModes } from '@domain/taxonomy/visit-options';
import { firstNameOf } from '@domain/people/first-name';
import { withQuery } from '~/links';
import { readCookie } from '~/request/cookies.server';

const sent = z.object({
  page: z.string(),
  firstName: z.string().max(60),
  protocol: z.string().max(40).nullish(),
  facts: z.array(z.tuple([z.string().max(60), z.string().max(200)])).max(4),
  /** Without `token` (a cookie of an older version) the page links to no calendar file. */
  visit: z
    .object({ day: z.iso.date(), mode: z.enum(visitModes), token: z.string().max(2000).optional() })
    .optional(),
});
export type Sent = z.output<typeof sent>;

/** 15 minutes to read and reload. A cookie keeps names out of URLs. */
const cookie = createCookie('enviado', { path: '/', sameSite: 'lax', httpOnly: true, maxAge: 15 * 60 });
/** Query parameter of the confirmation; without it the page shows its form. */
export const sentParam = 'enviado';

interface SentLead {
  page: string;
  query?: Record<string, string | undefined>;
  name: string;
  protocol?: string | null;
  facts: Sent['facts'];
  visit?: Sent['visit'];
}

/** Redirect (303) to the confirmation of a stored lead. */
export async function redirectToSent({ name, query, ...what }: SentLead, siteUrl: string): Promise<Response> {
  const value = { ...what, firstName: firstNameOf(name) } satisfies Sent;
  return redirect(withQuery(what.page, { ...query, [sentParam]: 'sim' }), {
    status: 303,
    headers: { 'Set-Cookie': await cookie.serialize(value, { secure: siteUrl.startsWith('https:') }) },
  });
}

/** Confirmation data of this page, or null. */
export async function readSent(request: Request): Promise<Sent | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (!searchParams.has(sentParam)) return null;
  const parsed = sent.safeParse(await readCookie(cookie, request));
  return parsed.success && parsed.data.page === pathname.replace(/\.data$/, '') ? parsed.data : null;
}
