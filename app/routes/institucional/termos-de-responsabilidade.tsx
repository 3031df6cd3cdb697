import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { defaultTerms } from '@domain/texts/default-terms';
import { loadText } from '~/features/texts/load-text.server';
import { ownPage } from '~/features/texts/own-page.server';
import { TermsPage, termsCrumbs } from '~/features/texts/terms-page';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';

export async function loader({ context }: LoaderFunctionArgs) {
  const own = await ownPage(context, 'termos-de-responsabilidade');
  const { title, lead, text } = defaultTerms;
  return {
    siteUrl: context.siteUrl,
    terms: own ?? { title, lead, description: null, body: await loadText(context, text, {}) },
  };
}

type PageData = Awaited<ReturnType<typeof loader>>;

export const meta = fixedPageMeta<PageData>((_brokerage, { terms }) => ({
  title: terms.title,
  description: terms.description ?? 'O que este site informa, o que pode mudar e o que só vale por escrito.',
  path: links.terms(),
  card: 'about',
  crumbs: termsCrumbs(terms.title),
}));

/** Terms of responsibility (spec 1 §2.1). */
export default function Terms() {
  const { terms } = useLoaderData<typeof loader>();
  return <TermsPage title={terms.title} lead={terms.lead} text={terms.body} />;
}
