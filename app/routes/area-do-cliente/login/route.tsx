import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react';
import { SignInPage } from '~/features/account/sign-in/sign-in-page';
import type { SignInReply } from '~/features/account/sign-in/view';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { signInPageData } from '~/features/account/sign-in/sign-in-page.server';

export { keepSignIn as clientAction } from '~/features/account/sign-in/keep-sign-in.browser';
export { action } from './action.server';
export { signInHeaders as headers } from '~/features/account/sign-in/sign-in-page.server';

/** The title is the step's: a posted one's too. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  fixedPageMeta({
    title: data?.title ?? null,
    description: 'Seus favoritos, suas pesquisas e seus imóveis em um só lugar.',
    path: links.login(),
    card: 'home',
    indexable: false,
  })({ data, matches });

/** A step's answer changes nothing that the page began with. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;

export const loader = (args: LoaderFunctionArgs) => signInPageData(args, 'email');

/** The three steps as a page (spec 1 §2.6); their one action is this page's. */
export default function Login() {
  const { start, providers } = useLoaderData<typeof loader>();
  return <SignInPage start={start} providers={providers} reply={useActionData<SignInReply>()} />;
}
