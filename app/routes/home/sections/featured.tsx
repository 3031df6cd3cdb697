import { PropertyCard } from '~/features/property-card/property-card';
import type { FeaturedData } from './featured-data.server';
import { SectionHead } from './section-head';

/** Wide and upright by turns: 10/6, then 6/10 (brief §6). */
const looks = ['wide', 'upright', 'upright', 'wide'] as const;

export function Featured({ cards, href, favoritesForm }: FeaturedData & { favoritesForm: string }) {
  return (
    <section className="secao secao--primeira" aria-labelledby="destaques">
      <div className="palco">
        <SectionHead id="destaques" title="Em destaque" link={{ label: 'Ver todos os destaques', href }} />
        <div className="g sincope">
          {cards.map((card, index) => (
            <PropertyCard
              card={card}
              favoritesForm={favoritesForm}
              look={looks[index % looks.length]}
              heading="h3"
              key={card.id}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
