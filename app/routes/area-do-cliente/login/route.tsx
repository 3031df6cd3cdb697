import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react';
import { SignInPage } from '~/features/account/sign-in/sign-in-page';
import type { SignInReply } from '~/features/account/sign-in/view';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { signInPageData } from '~/features/account/sign-in/sign-in-page.server';

export { signInClientAction as clientAction } from '~/features/account/sign-in/sign-in-client-action.browser';
export { action } from './action.server';
export { signInHeaders as headers } from '~/features/account/sign-in/sign-in-page.server';

/** The title follows the step, also after a POST. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  fixedPageMeta({
    title: data?.title ?? null,
    description: 'Seus favoritos, suas pesquisas e seus imóveis em um só lugar.',
    path: links.login(),
    card: 'home',
    indexable: false,
  })({ data, matches });

/** The answer to a step does not change the loader's data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;

export const loader = (args: LoaderFunctionArgs) => signInPageData(args, 'email');

/** The three sign-in steps as a page (spec 1 §2.6). */
export default function Login() {
  const { start, options } = useLoaderData<typeof loader>();
  return <SignInPage start={start} options={options} reply={useActionData<SignInReply>()} />;
}
