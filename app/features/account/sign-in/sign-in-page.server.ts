import { data, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { lastPageField } from '@domain/people/providers';
import { embeddedBrowser } from '~/domain/embedded-browser';
import { returnTo } from '~/domain/return-to';
import { isFormResponse } from '~/forms/forms.server';
import { stillParam } from '~/links';
import { sameSiteReferrer } from '~/request/same-site-referrer.server';
import { isPrefetched } from '~/request/prefetched.server';
import { afterSignIn } from './after-sign-in.server';
import { pageToReturnTo } from './initial-sign-in-view';
import { prefilledEmail, prefilledName } from './prefill';
import { emailStep, signInTitles, type SignInStep } from './view';
import { forgetAction, readAction } from './saved-action.server';

/** Reads `lastPage` from the query, else the referrer. A plain visit drops the saved action (spec 1 §4). */
export async function signInPageData(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  step: SignInStep,
) {
  const { session, seals, settings, siteUrl } = context;
  const browser = embeddedBrowser(session.caller.userAgent);
  session.isPrivate = true;
  const { searchParams } = new URL(request.url);
  const lastPage = returnTo(searchParams.get(lastPageField));
  if (session.user) throw redirect(afterSignIn(lastPage));
  const values = {
    email: prefilledEmail(searchParams.get('email')),
    nome: prefilledName(searchParams.get('nome')),
  };
  const start = {
    ...emailStep(values, lastPage ?? pageToReturnTo(sameSiteReferrer(request, siteUrl) ?? '/')),
    step,
  };
  const saved = readAction(seals, request.headers.get('Cookie'));
  const stays = isFormResponse(request) || isPrefetched(request) || searchParams.has(stillParam);
  return data(
    {
      siteUrl,
      options: { providers: settings.providers, browser, siteUrl },
      start: { ...start, saved: stays ? saved?.id : undefined },
      title: signInTitles[context.answer.signInStep ?? step],
    },
    saved && !stays ? { headers: { 'Set-Cookie': forgetAction(seals) } } : undefined,
  );
}

export const signInHeaders: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders.get('Retry-After');
  return wait ? { 'Retry-After': wait } : new Headers();
};
