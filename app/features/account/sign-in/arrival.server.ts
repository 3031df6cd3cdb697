import { type LoaderFunctionArgs, redirectDocument } from '@remix-run/node';
import { isFormResponse } from '~/forms/forms.server';
import { sameSiteReferrer } from '~/request/same-site-referrer.server';
import { isPrefetched } from '~/request/prefetched.server';
import { afterSignIn } from './after-sign-in.server';
import { initialSignInView, withoutSignInParams } from './initial-sign-in-view';
import { isSignInRequested } from './is-sign-in-requested';
import { forgetAction, readAction } from './saved-action.server';
import { isSignInStep, isSignInPath } from './sign-in-paths';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** Redirects a signed-in visitor from a URL that opens the sign-in dialog. */
export function redirectIfSignedIn({ request, context }: Args): void {
  const url = new URL(request.url);
  if (!context.session.user || isFormResponse(request) || !isSignInRequested(url)) return;
  const path = url.pathname + url.search;
  const { returnTo } = initialSignInView(path);
  throw redirectDocument(returnTo ? afterSignIn(returnTo) : withoutSignInParams(path));
}

/** `Set-Cookie` that drops the saved action once a visitor leaves sign-in without scripts; else null. */
export function abandonedActionCookie({ request, context }: Args): string | null {
  const { seals, siteUrl } = context;
  if (isFormResponse(request) || isPrefetched(request)) return null;
  const before = new URL(sameSiteReferrer(request, siteUrl) ?? '/', siteUrl);
  const here = new URL(request.url);
  const leaves = isSignInStep(before.pathname) || isSignInRequested(before);
  if (!leaves || isSignInPath(here.pathname) || isSignInRequested(here)) return null;
  return readAction(seals, request.headers.get('Cookie')) && forgetAction(seals);
}
