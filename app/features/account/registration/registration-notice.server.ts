import { type AppLoadContext, redirect } from '@remix-run/node';
import { z } from 'zod';
import { links } from '~/links';

const cookie = 'cadastro';
/** Long enough to read, to reload and to come back, in seconds. */
const maxAge = 15 * 60;

/** What `/area-do-cliente/cadastro-sucesso` has to say to who is signed out; the e-mail stays out of the address. */
const notice = z.object({
  state: z.enum(['registered', 'verified', 'expired']),
  email: z.string().max(254).nullish(),
});
export type RegistrationNotice = z.output<typeof notice>;

/** Leads to the page that says it. */
export const redirectToNotice = ({ seals }: AppLoadContext, said: RegistrationNotice): Response =>
  redirect(links.registered(), {
    status: 303,
    headers: { 'Set-Cookie': seals.cookie(cookie, said, maxAge) },
  });

export const readNotice = ({ seals }: AppLoadContext, request: Request): RegistrationNotice | null =>
  notice.safeParse(seals.read(request.headers.get('Cookie'), cookie)).data ?? null;

/** The `Set-Cookie` value that takes it back. */
export const forgetNotice = ({ seals }: AppLoadContext): string => seals.forget(cookie);
