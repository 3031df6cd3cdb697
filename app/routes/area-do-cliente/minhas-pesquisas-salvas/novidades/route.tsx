import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentId } from '~/components/ui/content-id';
import { Icon } from '~/components/ui/icon';
import { FavoritesForm } from '~/features/favorites/favorites-form';
import { PropertyCard } from '~/features/property-card/property-card';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { searchNewsData } from './queries.server';
import '~/features/saved-searches/saved-searches-page.css';

export const meta = privatePageMeta('Novidades da pesquisa');
export const loader = (args: LoaderFunctionArgs) => searchNewsData(args);

const favoritesForm = 'favoritos';

/** Only the new properties of a search, each with its reason. */
export default function SearchNews() {
  const { name, title, here, next, homes: properties } = useLoaderData<typeof loader>();
  return (
    <main id={contentId} className="palco cliente">
      <p className="pesq__volta">
        <a className="elo" href={links.savedSearches()}>
          <Icon name="back" small />
          Minhas pesquisas salvas
        </a>
      </p>
      <div className="cab">
        <div>
          <h1>{name}</h1>
          <p>{`${title}.`}</p>
        </div>
      </div>
      {properties.length > 0 && (
        <div className="tres">
          {properties.map(({ card, why }) => (
            <div className="card-e novidade" key={card.id}>
              <PropertyCard card={card} favoritesForm={favoritesForm} />
              <p className="menor">{why}</p>
            </div>
          ))}
        </div>
      )}
      {next && (
        <p className="pesq__mais">
          <a className="bt bt--2" href={next}>
            Ver mais
          </a>
        </p>
      )}
      <FavoritesForm id={favoritesForm} returnTo={here} />
    </main>
  );
}
