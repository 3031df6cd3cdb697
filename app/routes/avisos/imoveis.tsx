import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { orNull } from '~/back-end/or-null.server';
import { FavoritesForm } from '~/features/favourites/favorites-form';
import { AllHomes } from '~/features/frame/all-homes';
import { BarePage } from '~/features/frame/bare-page';
import { cardData } from '~/features/property-card/card-data';
import { PropertyCard } from '~/features/property-card/property-card';
import { countedProperties } from '@domain/counts';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';

export async function loader({ request, context }: LoaderFunctionArgs) {
  context.session.isPrivate = true;
  context.answer.hasSecretAddress = true;
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const homes = await orNull(context.api.alertHomes(token), context.log);
  const { name, logo } = context.settings.firm;
  return {
    firm: { name, logo },
    token,
    cards: (homes ?? []).map((home) => cardData(home, undefined)),
  };
}

export const meta = privatePageMeta('Imóveis da sua carta');

const favoritesForm = 'favoritos';

/** Exactly the homes that a letter names, as far as they are still on offer. */
export default function LetterHomes() {
  const { firm, token, cards } = useLoaderData<typeof loader>();
  return (
    <BarePage firm={firm}>
      <section className="secao">
        <div className="cab">
          <h1>
            {cards.length > 0
              ? `${countedProperties(cards.length)} da sua carta`
              : 'Nada mais desta carta está disponível.'}
          </h1>
        </div>
        {cards.length > 0 ? (
          <div className="tres">
            {cards.map((card) => (
              <PropertyCard card={card} favoritesForm={favoritesForm} key={card.id} />
            ))}
          </div>
        ) : (
          <AllHomes className="bt bt--1">Ver imóveis</AllHomes>
        )}
        <FavoritesForm id={favoritesForm} returnTo={links.alertHomes(token)} />
      </section>
    </BarePage>
  );
}
