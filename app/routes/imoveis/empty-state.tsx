import { EmptyStateActions } from '~/components/ui/empty-state-actions';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { SmallIllustration } from '~/features/status-pages/small-illustration';
import { PropertyCard } from '~/features/property-card/property-card';
import { Icon } from '~/components/ui/icon';
import { Chips } from './chips';
import type { EmptyStateData } from './empty-state-data';
import { FewerLinks } from './fewer';
import type { ListingData } from './listing-data';
import { SaveOrElse } from './save-search';

interface EmptyStateProps {
  page: ListingData;
  empty: EmptyStateData;
  favoritesForm: string;
}

/** Empty listing (brief §9): illustration, sentence and actions. */
export function EmptyState({ page, empty, favoritesForm }: EmptyStateProps) {
  const { title, lead, canSave, actions, fewer, places, near } = empty;
  return (
    <div className="palco lista">
      <div className="vazio">
        <SmallIllustration detail="lens" />
        <h1>{title}</h1>
        <p className="lide" role="status">
          {lead}
        </p>
        {fewer && (
          <div className="pouco">
            <h2>{fewer.title}</h2>
            <FewerLinks links={fewer.links} />
          </div>
        )}
        {canSave ? <SaveOrElse actions={actions} /> : <EmptyStateActions actions={actions} />}
      </div>
      <Chips chips={page.chips} clearHref={page.form.clear.drawer} />
      {near.length + places.length > 0 && (
        <>
          <hr className="batida" />
          <section className="vazio__perto">
            <h2>Próximos da sua busca</h2>
            {places.length > 0 && (
              <ul className="lugares">
                {places.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>
                      <b>{label}</b>
                      <Icon name="next" small />
                    </a>
                  </li>
                ))}
              </ul>
            )}
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
