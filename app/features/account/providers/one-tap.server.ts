import { randomBytes } from 'node:crypto';
import { type ActionFunctionArgs, type AppLoadContext, redirect } from '@remix-run/node';
import type { Consent } from '~/features/marketing/consent/consent';
import { credentialField, isOneTapPage } from './one-tap';
import { lastPageField } from '@domain/providers';
import { returnTo } from '~/domain/return-to';
import { links } from '~/links';
import type { Seals } from '~/request/seals';
import { deviceOf } from '../sign-in/device.server';
import { finishSignIn } from '../sign-in/finish-sign-in.server';
import { flashCookie } from '~/request/flash.server';
import { readForm, textOf } from '~/forms/forms.server';
import { emailIn } from './email-in.server';
import { proofRefused, signInFailed } from './provider-sign-in.server';

/** What a credential has to repeat, sealed; a page may stand for a while before somebody taps. */
export const nonceCookie = 'um-toque';
export const nonceMaxAge = 3600;

/** Whether one tap may load at all: set up, for the signed-out who allow it (settled §8). */
export const isOneTapAllowed = (
  { settings, session }: Pick<AppLoadContext, 'settings' | 'session'>,
  consent: Consent,
): boolean => settings.oneTapClientId !== null && !session.user && consent.marketing;

/** Whether a document's scripts and its security policy let it in. */
export const hasOneTap = (
  context: Pick<AppLoadContext, 'settings' | 'session'>,
  consent: Consent,
  path: string,
): boolean => isOneTapAllowed(context, consent) && isOneTapPage(path);

/** The browser's nonce and the cookie that keeps it; tabs share one, or the last would shut out the others. */
export function nonceFor(seals: Seals, cookieHeader: string | null): { nonce: string; cookie: string } {
  const nonce = readNonce(seals, cookieHeader) ?? randomBytes(24).toString('base64url');
  return { nonce, cookie: seals.cookie(nonceCookie, nonce, nonceMaxAge) };
}

function readNonce(seals: Seals, cookieHeader: string | null): string | null {
  const kept = seals.read(cookieHeader, nonceCookie);
  return typeof kept === 'string' ? kept : null;
}

/** Signs in by what Google gave the browser; it stays on the page that it is on (spec 1 §9). */
export async function signInByOneTap(args: ActionFunctionArgs): Promise<Response> {
  const { request, context } = args;
  const { session, seals, api, log } = context;
  session.isPrivate = true;
  const form = await readForm(request);
  const page = returnTo(form.get(lastPageField)) ?? links.home();
  if (session.user) return redirect(page, 303);
  const credential = textOf(form, credentialField);
  const nonce = readNonce(seals, request.headers.get('Cookie'));
  const headers = new Headers({ 'Set-Cookie': seals.forget(nonceCookie) });
  try {
    if (!nonce) throw new Error('no nonce was given to this browser');
    const { device } = deviceOf(args);
    const answer = await api.auth(session.caller).loginGoogle({ credential, nonce, device });
    const response = await finishSignIn(args, { answer, username: emailIn(credential), lastPage: page });
    response.headers.append('Set-Cookie', seals.forget(nonceCookie));
    return response;
  } catch (error) {
    const message = proofRefused(error, log) ?? { tone: 'danger' as const, text: signInFailed };
    headers.append('Set-Cookie', await flashCookie(message));
    return redirect(page, { status: 303, headers });
  }
}
