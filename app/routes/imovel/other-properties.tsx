import { PropertyCard } from '~/features/property-card/property-card';
import { AllPropertiesLink } from '~/features/status-pages/all-properties-link';
import { Icon } from '~/components/ui/icon';
import { moreFailed } from '~/features/listing/list-texts';
import { relatedLists } from '~/links';
import type { RelatedList } from './related-lists';

interface OtherPropertiesProps {
  similar: RelatedList | null;
  alsoLiked: RelatedList | null;
  favoritesForm: string;
}

/** Both lists of related properties under one heading (decision 0109, spec 2 §2). */
export function OtherProperties({ similar, alsoLiked, favoritesForm }: OtherPropertiesProps) {
  if (!similar && !alsoLiked) return null;
  return (
    <section className="parte parte--fim palco" aria-labelledby="outros">
      <hr className="batida" />
      <div className="cab">
        <h2 id="outros">Outros imóveis para ver</h2>
        <AllPropertiesLink className="elo">
          Ver mais imóveis <Icon name="arrow" small />
        </AllPropertiesLink>
      </div>
      <Row name="similar" title="Imóveis similares" list={similar} favoritesForm={favoritesForm} />
      <Row name="alsoLiked" title="Você também pode gostar" list={alsoLiked} favoritesForm={favoritesForm} />
    </section>
  );
}

interface RowProps {
  name: keyof typeof relatedLists;
  title: string;
  list: RelatedList | null;
  favoritesForm: string;
}

/** Four on a page. The page links lead back to the row. */
function Row({ name, title, list, favoritesForm }: RowProps) {
  if (!list) return null;
  const id = relatedLists[name];
  return (
    <section className="outros" id={id} aria-labelledby={`${id}-titulo`}>
      <div className="outros__c">
        <h3 id={`${id}-titulo`}>{title}</h3>
        {(list.previous || list.next) && (
          <nav aria-label={`Páginas de ${title}`}>
            {list.previous && (
              <a className="elo" href={list.previous} rel="prev">
                Anteriores
              </a>
            )}
            {list.next && (
              <a className="elo" href={list.next} rel="next">
                Próximos
              </a>
            )}
          </nav>
        )}
      </div>
      {list.cards.length > 0 ? (
        <div className="quatro" role="group" aria-labelledby={`${id}-titulo`}>
          {list.cards.map((card) => (
            <PropertyCard card={card} favoritesForm={favoritesForm} heading="h3" key={card.id} />
          ))}
        </div>
      ) : (
        <p className="suave">{list.failed ? moreFailed : 'Não há mais imóveis nesta lista.'}</p>
      )}
    </section>
  );
}
