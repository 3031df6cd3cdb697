import { FavoritesForm } from '~/features/favorites/favorites-form';
import { AllPropertiesLink } from '~/features/status-pages/all-properties-link';
import type { CardData } from '~/features/property-card/card-data';
import { PropertyCard } from '~/features/property-card/property-card';
import { Icon } from '~/components/ui/icon';
import { links } from '~/links';

const favoritesForm = 'favoritos';

interface PropertyStripProps {
  title: string;
  lead: string;
  cards: readonly CardData[];
}

/** New matches (docs/decisions/0028-client-area.md), or first properties to look at. */
export function PropertyStrip({ title, lead, cards }: PropertyStripProps) {
  return (
    <section className="novos">
      <div className="cab">
        <div>
          <h2>{title}</h2>
          <p>{lead}</p>
        </div>
        <AllPropertiesLink className="elo">
          Ver mais imóveis <Icon name="arrow" small />
        </AllPropertiesLink>
      </div>
      <div className="tres">
        {cards.map((card) => (
          <PropertyCard card={card} favoritesForm={favoritesForm} heading="h3" key={card.id} />
        ))}
      </div>
      <FavoritesForm id={favoritesForm} returnTo={links.signedInHome()} />
    </section>
  );
}
