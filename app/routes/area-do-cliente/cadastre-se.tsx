import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SignInPage } from '~/features/account/sign-in/sign-in-page';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { signInPageData } from '~/features/account/sign-in/sign-in-page.server';

export const meta = fixedPageMeta({
  title: 'Cadastre-se',
  description: 'Guarde buscas e favoritos e acompanhe os seus imóveis em um só lugar.',
  path: links.register(),
  card: 'home',
  indexable: false,
});

export const loader = (args: LoaderFunctionArgs) => signInPageData(args, 'registration');

/** Registration as a page. Its form posts to the sign-in page. */
export default function Register() {
  const { start, options } = useLoaderData<typeof loader>();
  return <SignInPage start={start} options={options} />;
}
