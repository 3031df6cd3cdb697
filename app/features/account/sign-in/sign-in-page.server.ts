import { data, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { lastPageField } from '@domain/providers';
import { returnTo } from '~/domain/return-to';
import { answersForm } from '~/forms/forms.server';
import { stillParam } from '~/links';
import { pageBefore } from '~/request/page-before.server';
import { isPrefetched } from '~/request/prefetched.server';
import { afterSignIn } from './after-sign-in.server';
import { pageToReturnTo } from './asked';
import { prefilledEmail, prefilledName } from './prefill';
import { emailStep, signInTitles, type SignInStep } from './view';
import { forgetAction, readAction } from './saved-action.server';

/**
 * What the sign-in pages begin with: fields that the address fills in, and the page to return to, which the address
 * says, else the page that led here. Who is signed in is led on. Arriving by oneself drops a saved action (spec 1 §4):
 * not the page that answers a posted step, one that is only fetched ahead, or one in the midst of signing in.
 */
export async function signInPageData(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  step: SignInStep,
) {
  const { session, seals, settings, siteUrl } = context;
  session.isPrivate = true;
  const { searchParams } = new URL(request.url);
  const lastPage = returnTo(searchParams.get(lastPageField));
  if (session.user) throw redirect(afterSignIn(lastPage));
  const values = {
    email: prefilledEmail(searchParams.get('email')),
    nome: prefilledName(searchParams.get('nome')),
  };
  const start = {
    ...emailStep(values, lastPage ?? pageToReturnTo(pageBefore(request, siteUrl) ?? '/')),
    step,
  };
  const saved = readAction(seals, request.headers.get('Cookie'));
  const stays = answersForm(request) || isPrefetched(request) || searchParams.has(stillParam);
  return data(
    {
      siteUrl,
      providers: settings.providers,
      start: { ...start, saved: stays ? saved?.id : undefined },
      title: signInTitles[context.answer.signInStep ?? step],
    },
    saved && !stays ? { headers: { 'Set-Cookie': forgetAction(seals) } } : undefined,
  );
}

/** An answer to too many says how long to wait. */
export const signInHeaders: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders.get('Retry-After');
  return wait ? { 'Retry-After': wait } : new Headers();
};
