import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { links, withQuery } from '~/links';
import type { Seals } from '~/request/seals';

const cookie = 'recuperacao';
/** Long enough to read, to reload and to ask once more, in seconds. */
const maxAge = 15 * 60;
const sentParameter = 'enviado';
const sent = z.object({ email: z.string().max(254) });

/** For whom the link was asked: the e-mail stays out of the address. Null where the form is still to be sent. */
export function sentTo(request: Request, seals: Seals): string | null {
  const isSent = new URL(request.url).searchParams.has(sentParameter);
  const kept = sent.safeParse(seals.read(request.headers.get('Cookie'), cookie)).data;
  return (isSent && kept?.email) || null;
}

/** Leads to the page that says so. */
export const redirectSent = (email: string, seals: Seals): Response =>
  redirect(withQuery(links.forgotPassword(), { [sentParameter]: 'sim' }), {
    status: 303,
    headers: { 'Set-Cookie': seals.cookie(cookie, { email }, maxAge) },
  });
