import { type LoaderFunctionArgs, redirectDocument } from '@remix-run/node';
import { answersForm } from '~/forms/forms.server';
import { pageBefore } from '~/request/page-before.server';
import { isPrefetched } from '~/request/prefetched.server';
import { afterSignIn } from './after-sign-in.server';
import { signInAsked, withoutAsking } from './asked';
import { asksToSignIn } from './asks';
import { forgetAction, readAction } from './saved-action.server';
import { isStep, isWayIn } from './way-in';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** Who is signed in and comes to an address that asks for the window is led where signing in would lead. */
export function leadOnWhereSignedIn({ request, context }: Args): void {
  const url = new URL(request.url);
  if (!context.session.user || answersForm(request) || !asksToSignIn(url)) return;
  const path = url.pathname + url.search;
  const { returnTo } = signInAsked(path);
  throw redirectDocument(returnTo ? afterSignIn(returnTo) : withoutAsking(path));
}

/**
 * The `Set-Cookie` value that drops the saved action where a document's visitor has followed a link out of the steps;
 * null for everybody else. With scripts the window says so itself.
 */
export function leftBehind({ request, context }: Args): string | null {
  const { seals, siteUrl } = context;
  if (answersForm(request) || isPrefetched(request)) return null;
  const before = new URL(pageBefore(request, siteUrl) ?? '/', siteUrl);
  const here = new URL(request.url);
  const leaves = isStep(before.pathname) || asksToSignIn(before);
  if (!leaves || isWayIn(here.pathname) || asksToSignIn(here)) return null;
  return readAction(seals, request.headers.get('Cookie')) && forgetAction(seals);
}
