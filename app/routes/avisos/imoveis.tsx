import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { orNull } from '~/back-end/or-null.server';
import { FavoritesForm } from '~/features/favorites/favorites-form';
import { AllPropertiesLink } from '~/features/status-pages/all-properties-link';
import { MinimalLayout } from '~/features/layout/minimal-layout';
import { cardData } from '~/features/property-card/card-data';
import { PropertyCard } from '~/features/property-card/property-card';
import { countedProperties } from '@domain/kernel/counts';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';

export async function loader({ request, context }: LoaderFunctionArgs) {
  context.session.isPrivate = true;
  context.answer.hasSecretAddress = true;
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const properties = await orNull(context.api.alertHomes(token), context.log);
  const { name, logo } = context.settings.firm;
  return {
    firm: { name, logo },
    token,
    cards: (properties ?? []).map((property) => cardData(property, undefined)),
  };
}

export const meta = privatePageMeta('Imóveis da sua carta');

const favoritesForm = 'favoritos';

/** Properties of an e-mail's link, as far as they are available. */
export default function EmailProperties() {
  const { firm: brokerage, token, cards } = useLoaderData<typeof loader>();
  return (
    <MinimalLayout firm={brokerage}>
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
          <AllPropertiesLink className="bt bt--1">Ver imóveis</AllPropertiesLink>
        )}
        <FavoritesForm id={favoritesForm} returnTo={links.alertHomes(token)} />
      </section>
    </MinimalLayout>
  );
}
