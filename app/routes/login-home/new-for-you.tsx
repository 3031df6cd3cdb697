import { FavoritesForm } from '~/features/favourites/favorites-form';
import { AllHomes } from '~/features/frame/all-homes';
import type { CardData } from '~/features/property-card/card-data';
import { PropertyCard } from '~/features/property-card/property-card';
import { Icon } from '~/components/ui/icon';
import { links } from '~/links';

const favoritesForm = 'favoritos';

/** What came lately and is like what the visitor keeps or has seen (docs/decisions/0028-client-area.md). */
export function NewForYou({ cards }: { cards: readonly CardData[] }) {
  return (
    <section className="novos">
      <div className="cab">
        <div>
          <h2>Para você ver com calma</h2>
          <p>Chegaram nos últimos 30 dias, nas cidades e dos tipos dos imóveis que você guardou ou viu.</p>
        </div>
        <AllHomes className="elo">
          Ver mais imóveis <Icon name="arrow" small />
        </AllHomes>
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
