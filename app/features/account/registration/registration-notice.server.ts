import { type AppLoadContext, redirect } from '@remix-run/node';
import { z } from 'zod';
import { links } from '~/links';

const cookie = 'cadastro';
/** Seconds: enough to read, reload and return. */
const maxAge = 15 * 60;

/** Sealed state of `/area-do-cliente/cadastro-sucesso`: the e-mail stays out of the URL. */
const notice = z.object({
  state: z.enum(['registered', 'verified', 'expired']),
  email: z.string().max(254).nullish(),
});
export type RegistrationNotice = z.output<typeof notice>;

export const redirectToNotice = ({ seals }: AppLoadContext, message: RegistrationNotice): Response =>
  redirect(links.registered(), {
    status: 303,
    headers: { 'Set-Cookie': seals.cookie(cookie, message, maxAge) },
  });

export const readNotice = ({ seals }: AppLoadContext, request: Request): RegistrationNotice | null =>
  notice.safeParse(seals.read(request.headers.get('Cookie'), cookie)).data ?? null;

export const forgetNotice = ({ seals }: AppLoadContext): string => seals.forget(cookie);
