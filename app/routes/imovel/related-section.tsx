import { PropertyCard } from '~/features/property-card/property-card';
import { AllHomes } from '~/features/frame/all-homes';
import { Icon } from '~/components/ui/icon';
import { moreFailed } from '~/features/listing/list-texts';
import { relatedLists } from '~/links';
import type { RelatedList } from './related-lists';

interface RelatedSectionProps {
  name: keyof typeof relatedLists;
  title: string;
  /** null: left out. */
  list: RelatedList | null;
  favoritesForm: string;
}

/** Properties like this one, three at a time; the pages are plain links that come back to this section. */
export function RelatedSection({ name, title, list, favoritesForm }: RelatedSectionProps) {
  if (!list) return null;
  const id = relatedLists[name];
  return (
    <section className="secao secao--par" id={id} aria-labelledby={`${id}-titulo`}>
      <div className="palco">
        <hr className="batida" />
        <div className="cab">
          <h2 id={`${id}-titulo`}>{title}</h2>
          <AllHomes className="elo">
            Ver mais imóveis <Icon name="arrow" small />
          </AllHomes>
        </div>
        {list.cards.length > 0 ? (
          <div className="tres">
            {list.cards.map((card) => (
              <PropertyCard card={card} favoritesForm={favoritesForm} heading="h3" key={card.id} />
            ))}
          </div>
        ) : (
          <p className="suave">{list.failed ? moreFailed : 'Não há mais imóveis nesta lista.'}</p>
        )}
        {(list.previous || list.next) && (
          <nav className="tres__paginas" aria-label={`Páginas de ${title}`}>
            {list.previous && (
              <a className="bt bt--2 bt--c" href={list.previous} rel="prev">
                <Icon name="previous" small /> Anteriores
              </a>
            )}
            {list.next && (
              <a className="bt bt--2 bt--c" href={list.next} rel="next">
                Próximos <Icon name="next" small />
              </a>
            )}
          </nav>
        )}
      </div>
    </section>
  );
}
