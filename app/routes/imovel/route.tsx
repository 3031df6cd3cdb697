import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useCountView } from '~/browser/count-view';
import { contentId } from '~/components/layout/header';
import { FavoritesForm } from '~/components/property/favorites-form';
import { phaseOf } from '~/domain/taxonomy/conditions';
import { BrokerCard } from './broker-card';
import { Description } from './description';
import { Features } from './features';
import { Head } from './head';
import { KeptNotice } from './kept-notice';
import { propertyMeta } from './meta';
import { propertyPage } from './page';
import { PriceBox } from './price-box';
import { RecentlySeen } from './recently-seen';
import { RelatedSection } from './related-section';
import { Toolbar } from './toolbar';

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? propertyMeta(data) : []);

/** The page knows where its visitor came from, and is asked for anew each time. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-cache' });

export const loader = ({ request, context }: LoaderFunctionArgs) => propertyPage(request, context);

const favoritesForm = 'favoritos';

/** A property's page (specification 2, section 2). All of it is plain links and forms. */
export default function Property() {
  const page = useLoaderData<typeof loader>();
  const { detail, texts } = page;
  useCountView(`${phaseOf(detail.condition)}/${detail.id}`);
  return (
    <main id={contentId} key={detail.id}>
      <div className="palco">
        <Toolbar page={page} favoritesForm={favoritesForm} />
        {page.keptSince && <KeptNotice since={page.keptSince} />}
      </div>
      <article className="imovel">
        <div className="palco g">
          <div className="imovel__esq">
            <Head detail={detail} texts={texts} />
            <Description text={detail.descricao} />
            <Features texts={texts} />
          </div>
          <aside className="imovel__dir" aria-label="Preço e contato">
            <div className="fixo">
              <PriceBox detail={detail} price={texts.price} />
              {detail.corretor && <BrokerCard broker={detail.corretor} />}
              <p className="nota">{texts.updated && `Atualizado em ${texts.updated}`}</p>
            </div>
          </aside>
        </div>
      </article>
      <RelatedSection
        name="similar"
        title="Imóveis similares"
        list={page.similar}
        favoritesForm={favoritesForm}
      />
      <RelatedSection
        name="alsoLiked"
        title="Você também pode gostar"
        list={page.alsoLiked}
        favoritesForm={favoritesForm}
      />
      <RecentlySeen page={page} />
      <FavoritesForm id={favoritesForm} returnTo={page.path} />
    </main>
  );
}
