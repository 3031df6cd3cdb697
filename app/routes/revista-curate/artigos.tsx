import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { contentId } from '~/components/ui/content-id';
import { articleLinks, pageParam } from '~/features/texts/article-links';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { ArticleList } from './article-list';
import { magazineTitle } from './magazine-name';
import { orNotFound } from './or-not-found.server';

const perPage = 24;

/** Articles of the magazine, newest first. 404 without any, and past the last page. */
export async function loader({ request, context: { api, settings, siteUrl } }: LoaderFunctionArgs) {
  const articles = await orNotFound(api.articles());
  const named = new URL(request.url).searchParams.get(pageParam) ?? '1';
  const page = /^[1-9]\d{0,3}$/.test(named) ? Number(named) : 1;
  const shown = articles.slice((page - 1) * perPage, page * perPage);
  if (shown.length === 0) throw new Response(null, { status: 404 });
  const magazine = settings.firm.texts.magazine;
  return data({
    ...{ siteUrl, page, articles: shown, title: magazineTitle({ magazine }) },
    lead: magazine?.lead ?? 'Textos da casa.',
    hasSubscription: magazine !== undefined,
    hasMore: articles.length > page * perPage,
  });
}

type PageData = Awaited<ReturnType<typeof loader>>['data'];

const crumbsOf = ({ title }: PageData) => [
  { label: 'Início', href: links.home() },
  { label: title, href: articleLinks.index() },
];

export const meta = fixedPageMeta<PageData>((_brokerage, page) => ({
  title: page.title,
  titleEnd: page.page > 1 ? `, página ${page.page}` : '',
  description: page.lead,
  path: articleLinks.index(page.page),
  card: 'about',
  crumbs: crumbsOf(page),
}));

export default function Articles() {
  const page = useLoaderData<typeof loader>();
  return (
    <main id={contentId} className="palco">
      <Breadcrumbs crumbs={crumbsOf(page)} />
      <header className="indexado__cab">
        <div>
          <h1>{page.title}</h1>
          <p className="suave">{page.lead}</p>
        </div>
        {page.hasSubscription && (
          <a className="bt bt--2" href={links.magazine()}>
            Assinar
          </a>
        )}
      </header>
      <ArticleList articles={page.articles} />
      <p className="artigo__pe">
        {page.page > 1 && (
          <a className="elo" href={articleLinks.index(page.page - 1)}>
            Mais novos
          </a>
        )}{' '}
        {page.hasMore && (
          <a className="elo" href={articleLinks.index(page.page + 1)}>
            Mais antigos
          </a>
        )}
      </p>
    </main>
  );
}
