import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentId } from '~/components/ui/content-id';
import { cardData } from '~/features/property-card/card-data';
import { CardSkeleton } from '~/features/property-card/card-skeleton';
import { FavoritesForm } from '~/features/favorites/favorites-form';
import { PropertyCard } from '~/features/property-card/property-card';
import { parseSearchUrl } from '@domain/search/parse-url';
import { links } from '~/links';
import { Actions } from './actions';
import { Choices } from './choices';
import { Feedback } from './feedback';
import { Group, State } from './group';
import { titleOnly } from '~/page-meta';

export const meta = titleOnly('Componentes', 'noindex');

/** The component page is for development; a public site needs the operator's setting. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.settings.showPartials) throw new Response(null, { status: 404 });
  const filters = parseSearchUrl(links.allProperties(), new URLSearchParams());
  const found = await context.api.searchProperties(filters, { perPage: 2 }).catch(() => null);
  return { cards: found?.items.map((item) => cardData(item, undefined)) ?? [] };
}

/** The dialogs' forms have no effect here. */
export const action = () => redirect(links.components());

const favoritesForm = 'favoritos';

export default function Components() {
  const { cards } = useLoaderData<typeof loader>();
  return (
    <main id={contentId} className="palco mostras">
      <h1>Componentes</h1>
      <Actions />
      <Actions dark />
      <Choices />
      <Feedback />
      <Group title="Imóvel">
        {cards.map((card) => (
          <State name={`código ${card.id}`} key={card.id} wide>
            <PropertyCard card={card} favoritesForm={favoritesForm} heading="h3" />
          </State>
        ))}
        <State name="a caminho" wide>
          <CardSkeleton />
        </State>
      </Group>
      <FavoritesForm id={favoritesForm} returnTo={links.components()} />
    </main>
  );
}
