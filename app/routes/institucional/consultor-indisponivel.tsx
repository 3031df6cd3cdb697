import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { AllHomes } from '~/features/frame/all-homes';
import { useLoaderData } from '@remix-run/react';
import { contentId } from '~/components/ui/content-id';
import { SmallFacade } from '~/features/frame/small-facade';
import { cardData } from '~/features/property-card/card-data';
import { FavoritesForm } from '~/features/favourites/favorites-form';
import { PropertyCard } from '~/features/property-card/property-card';
import { emptyFilters } from '@domain/search/normalize';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { orNull } from '~/back-end/or-null.server';

export const meta = fixedPageMeta({
  title: 'Consultor indisponível',
  description: 'Este consultor não atende mais por aqui. Os imóveis dele continuam conosco.',
  path: links.unavailableBroker(),
  card: 'about',
  indexable: false,
});

const shown = 3;

/** The page does not wait longer for what came in lately, in ms. */
const timeoutMs = 2000;

/** Answers 404 (settled §4), with what came in lately; without it where the back end does not answer. */
export async function loader({ context: { api, siteUrl, log } }: LoaderFunctionArgs) {
  const search = { ...emptyFilters(), news: true };
  const answer = await orNull(api.searchProperties(search, { perPage: shown, timeoutMs }), log);
  const cards = answer?.items.slice(0, shown).map((item) => cardData(item, undefined)) ?? [];
  return data({ siteUrl, cards }, { status: 404 });
}

const favoritesForm = 'favoritos';

/** Where a broker's page leads whose broker is gone (spec 1 §2.1; prototype consultor-indisponivel). */
export default function UnavailableBroker() {
  const { cards } = useLoaderData<typeof loader>();
  return (
    <main id={contentId} className="palco">
      <div className="vazio">
        <SmallFacade detail="closedDoor" />
        <h1>Este consultor não atende mais por aqui.</h1>
        <p className="lide">
          Os imóveis dele continuam conosco. Diga o que procura e outro consultor da mesma região responde em
          até um dia útil.
        </p>
        <div className="vazio__saidas">
          <a className="bt bt--1" href={links.contact()}>
            Falar com um consultor
          </a>
          <AllHomes className="bt bt--2">Ver imóveis</AllHomes>
        </div>
      </div>
      {cards.length > 0 && (
        <>
          <hr className="batida" />
          <section className="vazio__perto">
            <h2>Chegaram há pouco</h2>
            <div className="cards cards--9">
              {cards.map((card) => (
                <PropertyCard card={card} favoritesForm={favoritesForm} heading="h3" key={card.id} />
              ))}
            </div>
            <FavoritesForm id={favoritesForm} returnTo={links.unavailableBroker()} />
          </section>
        </>
      )}
    </main>
  );
}
