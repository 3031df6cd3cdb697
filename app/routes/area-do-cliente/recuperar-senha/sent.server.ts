import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { links, withQuery } from '~/links';
import type { Seals } from '~/request/seals';

const cookie = 'recuperacao';
/** In seconds: enough to read, reload and request once more. */
const maxAge = 15 * 60;
const sentParameter = 'enviado';
const sent = z.object({ email: z.string().max(254) });

/** Address of the requested link, from a sealed cookie: the e-mail stays out of the URL. null before the request. */
export function sentTo(request: Request, seals: Seals): string | null {
  const isSent = new URL(request.url).searchParams.has(sentParameter);
  const stored = sent.safeParse(seals.read(request.headers.get('Cookie'), cookie)).data;
  return (isSent && stored?.email) || null;
}

export const redirectSent = (email: string, seals: Seals): Response =>
  redirect(withQuery(links.forgotPassword(), { [sentParameter]: 'sim' }), {
    status: 303,
    headers: { 'Set-Cookie': seals.cookie(cookie, { email }, maxAge) },
  });
