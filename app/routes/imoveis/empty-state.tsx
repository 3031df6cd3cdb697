import { WaysOut } from '~/components/ui/ways-out';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { SmallFacade } from '~/features/frame/small-facade';
import { PropertyCard } from '~/features/property-card/property-card';
import { Icon } from '~/components/ui/icon';
import { countedProperties } from '@domain/counts';
import { Chips } from './chips';
import type { EmptyStateData } from './empty-state-data';
import type { ListingData } from './listing-data';

interface EmptyStateProps {
  page: ListingData;
  empty: EmptyStateData;
  favoritesForm: string;
}

/** An empty list (brief §9): the façade, one sentence, and the ways out. */
export function EmptyState({ page, empty, favoritesForm }: EmptyStateProps) {
  const { title, lead, actions, searches, places, near } = empty;
  return (
    <div className="palco lista">
      <div className="vazio">
        <SmallFacade detail="lens" />
        <h1>{title}</h1>
        <p className="lide" role="status">
          {lead}
        </p>
        <WaysOut actions={actions} />
      </div>
      <Chips chips={page.chips} clearHref={page.clearHref} />
      {searches.length + places.length > 0 && (
        <>
          <hr className="batida" />
          <section className="vazio__perto">
            <h2>Próximos da sua busca</h2>
            <ul className="lugares">
              {searches.map(({ label, href, total }) => (
                <li key={href}>
                  <a href={href}>
                    <b>{label}</b>
                    {total === null ? (
                      <Icon name="next" small />
                    ) : (
                      <span className="num">{countedProperties(total)}</span>
                    )}
                  </a>
                </li>
              ))}
              {places.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>
                    <b>{label}</b>
                    <Icon name="next" small />
                  </a>
                </li>
              ))}
            </ul>
            {near.length > 0 && (
              <div className="cards cards--9">
                {near.map((card) => (
                  <PropertyCard card={card} favoritesForm={favoritesForm} heading="h3" key={card.id} />
                ))}
              </div>
            )}
          </section>
        </>
      )}
      <Breadcrumbs crumbs={page.crumbs} className="migalha" />
    </div>
  );
}
