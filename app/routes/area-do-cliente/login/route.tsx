import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { SignInPage } from '~/features/account/sign-in/sign-in-page';
import type { SignInReply } from '~/features/account/sign-in/view';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { signInPageData } from '~/features/account/sign-in/sign-in-page.server';

export { keepSignIn as clientAction } from '~/features/account/sign-in/keep-sign-in.browser';
export { action } from './action.server';
export { signInHeaders as headers } from '~/features/account/sign-in/sign-in-page.server';

export const meta = fixedPageMeta({
  title: 'Entrar ou cadastrar-se',
  description: 'Seus favoritos, suas pesquisas e seus imóveis em um só lugar.',
  path: links.login(),
  card: 'home',
  indexable: false,
});

export const loader = (args: LoaderFunctionArgs) => signInPageData(args, 'email');

/** The three steps as a page (spec 1 §2.6); their one action is this page's. */
export default function Login() {
  const { start, providers } = useLoaderData<typeof loader>();
  return <SignInPage start={start} providers={providers} reply={useActionData<SignInReply>()} />;
}
