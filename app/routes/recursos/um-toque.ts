import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { lastPageField } from '@domain/people/providers';
import { returnTo } from '~/domain/return-to';
import { emailIn } from '~/features/account/providers/email-in.server';
import { credentialField } from '~/features/account/providers/one-tap';
import {
  isOneTapAllowed,
  nonceCookie,
  nonceFor,
  readNonce,
} from '~/features/account/providers/one-tap.server';
import { proofRefused, signInFailed } from '~/features/account/providers/provider-sign-in.server';
import { deviceOf } from '~/features/account/sign-in/device.server';
import { finishSignIn } from '~/features/account/sign-in/finish-sign-in.server';
import { readConsent } from '~/features/marketing/consent/consent.server';
import { readForm, textOf } from '~/forms/forms.server';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';

/** Data for Google One Tap, loaded by script so that pages stay cacheable; 404 if it is not permitted. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  if (!isOneTapAllowed(context, readConsent(request))) throw new Response(null, { status: 404 });
  const { nonce, cookie } = nonceFor(context.seals, request.headers.get('Cookie'));
  const headers = { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' };
  return Response.json({ clientId: context.settings.oneTapClientId, nonce }, { headers });
}

/** Signs in with Google's credential and stays on the page (spec 1 §9). */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { request, context } = args;
  const { session, seals, api, log } = context;
  session.isPrivate = true;
  const form = await readForm(request, credentialField, lastPageField);
  const page = returnTo(form.get(lastPageField)) ?? links.home();
  if (session.user) return redirect(page, 303);
  const credential = textOf(form, credentialField);
  const nonce = readNonce(seals, request.headers.get('Cookie'));
  const headers = new Headers({ 'Set-Cookie': seals.forget(nonceCookie) });
  try {
    if (!nonce) throw new Error('no nonce was given to this browser');
    const { device } = deviceOf(args);
    const answer = await api.auth(session.caller).loginGoogle({ credential, nonce, device });
    const response = await finishSignIn(args, {
      answer,
      username: emailIn(credential),
      method: 'google',
      lastPage: page,
    });
    response.headers.append('Set-Cookie', seals.forget(nonceCookie));
    return response;
  } catch (error) {
    const message = proofRefused(error, log) ?? { tone: 'danger' as const, text: signInFailed };
    headers.append('Set-Cookie', await flashCookie(message));
    return redirect(page, { status: 303, headers });
  }
}
