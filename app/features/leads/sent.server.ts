import { createCookie, redirect } from '@remix-run/node';
import { z } from 'zod';
import { visitModes, visitPeriods } from '@domain/taxonomy/visit-options';
import { firstNameOf } from '@domain/first-name';
import { withQuery } from '~/links';
import { readCookie } from '~/request/cookies.server';

/** What a page says once its form is sent. */
const sent = z.object({
  /** The page's path: no other one shows it. */
  page: z.string(),
  firstName: z.string().max(60),
  protocol: z.string().max(40).nullish(),
  facts: z.array(z.tuple([z.string().max(60), z.string().max(200)])).max(4),
  /** The day of the visit that was asked for, and how. */
  visit: z.object({ day: z.iso.date(), mode: z.enum(visitModes), period: z.enum(visitPeriods) }).optional(),
});
export type Sent = z.output<typeof sent>;

/** Long enough to read, to reload and to come back; names stay out of addresses. */
const cookie = createCookie('enviado', { path: '/', sameSite: 'lax', httpOnly: true, maxAge: 15 * 60 });
/** Added to the page's address, so that its form can be opened again without it. */
export const sentParam = 'enviado';

interface SentLead {
  /** The path of the page that says so. */
  page: string;
  /** What its address keeps. */
  query?: Record<string, string | undefined>;
  /** The sender's full name. */
  name: string;
  protocol?: string | null;
  facts: Sent['facts'];
  visit?: Sent['visit'];
}

/** What a lead form's action answers (303) once the lead is kept: its page says there what was sent. */
export async function redirectToSent({ name, query, ...what }: SentLead, siteUrl: string): Promise<Response> {
  const value = { ...what, firstName: firstNameOf(name) } satisfies Sent;
  return redirect(withQuery(what.page, { ...query, [sentParam]: 'sim' }), {
    status: 303,
    headers: { 'Set-Cookie': await cookie.serialize(value, { secure: siteUrl.startsWith('https:') }) },
  });
}

/** What was sent from the page that is asked for; null where its form is to be shown. */
export async function readSent(request: Request): Promise<Sent | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (!searchParams.has(sentParam)) return null;
  const parsed = sent.safeParse(await readCookie(cookie, request));
  return parsed.success && parsed.data.page === pathname.replace(/\.data$/, '') ? parsed.data : null;
}
