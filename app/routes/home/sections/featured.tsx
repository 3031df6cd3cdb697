import { PropertyCard } from '~/features/property-card/property-card';
import type { FeaturedData } from './featured-data.server';
import { SectionHead } from './section-head';

interface FeaturedProps extends FeaturedData {
  favoritesForm: string;
  date: string | undefined;
}

/** Wide and upright frames, 10/6 columns and then 6/10 (brief §6); three share one row. */
const looks = ['wide', 'upright', 'upright', 'wide'] as const;
const lookOf = (index: number, count: number) => (count === 3 ? 'upright' : looks[index]);
/** Grids of one and of three cards, which fill their row. */
const grids: Partial<Record<number, string>> = { 1: 'casas4 casas4--1', 3: 'casas4 casas4--3' };

export function Featured({ cards, href, favoritesForm, date }: FeaturedProps) {
  return (
    <section className="parte" aria-labelledby="destaques">
      <div className="palco">
        <SectionHead id="destaques" title="Em destaque" date={date} all={{ name: 'os destaques', href }} />
        <div className={grids[cards.length] ?? 'casas4'}>
          {cards.map((card, index) => (
            <PropertyCard
              card={card}
              favoritesForm={favoritesForm}
              look={lookOf(index, cards.length)}
              heading="h3"
              key={card.id}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
