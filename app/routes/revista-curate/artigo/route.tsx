import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ArticlePage } from '~/features/texts/article-page';
import { loadText } from '~/features/texts/load-text.server';
import { magazineTitle } from '../magazine-name';
import { orNotFound } from '../or-not-found.server';
import { articleMeta } from './meta';

/** An article of the magazine; 404 outside the time in which it is shown. */
export async function loader({ params, context: { api, log, settings, siteUrl } }: LoaderFunctionArgs) {
  const { text, photos, ...shown } = await orNotFound(api.article(params.artigo ?? ''));
  return {
    ...{ siteUrl, article: shown, text: await loadText({ api, log }, text, photos) },
    magazine: magazineTitle(settings.firm.texts),
  };
}

export const meta = articleMeta<Awaited<ReturnType<typeof loader>>>();

export default function Article() {
  const { article, text, magazine } = useLoaderData<typeof loader>();
  return <ArticlePage article={article} text={text} magazine={magazine} />;
}
