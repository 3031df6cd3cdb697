import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { AllPropertiesLink } from '~/features/status-pages/all-properties-link';
import { useLoaderData } from '@remix-run/react';
import { withinTime } from '@domain/brokerage/promise-texts';
import { useBrokerage } from '~/components/use-brokerage';
import { contentId } from '~/components/ui/content-id';
import { SmallIllustration } from '~/features/status-pages/small-illustration';
import { cardData } from '~/features/property-card/card-data';
import { FavoritesForm } from '~/features/favorites/favorites-form';
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

const budgetShare = 0.8;

/** 404 (settled §4) with new properties, if the back end answers. */
export async function loader({ context: { api, siteUrl, log } }: LoaderFunctionArgs) {
  const search = { ...emptyFilters(), news: true };
  const answer = await orNull(api.searchProperties(search, { perPage: shown, budgetShare }), log);
  const cards = answer?.items.slice(0, shown).map((item) => cardData(item, undefined)) ?? [];
  return data({ siteUrl, cards }, { status: 404 });
}

const favoritesForm = 'favoritos';

/** Target of a broker's URL after the broker left (spec 1 §2.1; prototype consultor-indisponivel). */
export default function UnavailableBroker() {
  const { cards } = useLoaderData<typeof loader>();
  const { reply } = useBrokerage().promises;
  return (
    <main id={contentId} className="palco">
      <div className="vazio">
        <SmallIllustration detail="closedDoor" />
        <h1>Este consultor não atende mais por aqui.</h1>
        <p className="lide">
          {`Os imóveis dele continuam conosco. Diga o que procura e outro consultor da mesma região responde${withinTime(reply)}.`}
        </p>
        <div className="vazio__saidas">
          <a className="bt bt--1" href={links.contact()}>
            Falar com um consultor
          </a>
          <AllPropertiesLink className="bt bt--2">Ver imóveis</AllPropertiesLink>
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
