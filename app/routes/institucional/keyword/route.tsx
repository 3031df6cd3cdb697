import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { contentId } from '~/components/ui/content-id';
import { propertyNoun } from '@domain/kernel/counts';
import { formatNumber } from '@domain/kernel/money';
import { joinWords } from '@domain/search/labels';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { logged } from '@domain/kernel/logged';
import { searchIndex } from './queries.server';

const crumbs = [
  { label: 'Início', href: links.home() },
  { label: 'Buscas mais úteis', href: links.keywords() },
];

export const meta = fixedPageMeta(
  ({ cities = ['São Paulo', 'Rio de Janeiro', 'campo', 'praia', 'fora do país'] }) => ({
    title: 'Buscas mais úteis',
    description: `Imóveis por região e por tipo: ${joinWords([...cities, 'lançamentos'])}.`,
    path: links.keywords(),
    card: 'searches',
    crumbs,
  }),
);

/** 503 if the back end fails: the page has no other content. */
export async function loader({ context: { api, siteUrl, log } }: LoaderFunctionArgs) {
  const unavailable = () => {
    throw new Response(null, { status: 503 });
  };
  const regions = await searchIndex(api.shared).catch(
    logged(log, 'the index of searches could not be made', unavailable),
  );
  return { siteUrl, regions };
}

/** Index of useful searches by region and type (settled §4; prototype keyword). */
export default function Keywords() {
  const { regions } = useLoaderData<typeof loader>();
  const isCounted = regions.some(({ searches }) => searches.some(({ total }) => total > 0));
  return (
    <main id={contentId} className="palco">
      <Breadcrumbs crumbs={crumbs} />
      <div className="buscas">
        <h1>Buscas mais úteis</h1>
        <p className="lide">
          {regions.length === 0
            ? 'Nenhum imóvel publicado, por enquanto.'
            : `Por região e por tipo${isCounted ? ', com o número de imóveis de hoje' : ''}.`}
        </p>
        {regions.length > 0 && (
          <nav className="letras" aria-label="Regiões">
            {regions.map(({ id, label }) => (
              <a href={`#${id}`} key={id}>
                {label}
              </a>
            ))}
          </nav>
        )}
        <div className="indice-k">
          {regions.map(({ id, label, searches }) => (
            <section id={id} key={id}>
              <h2>{label}</h2>
              <ul>
                {searches.map((search) => (
                  <li key={search.href}>
                    <a href={search.href}>
                      {search.label}
                      {search.total > 0 && (
                        <span>
                          {formatNumber(search.total)}
                          <span className="vh">{` ${propertyNoun(search.total)}`}</span>
                        </span>
                      )}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
