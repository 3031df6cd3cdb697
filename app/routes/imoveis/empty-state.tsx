import { Breadcrumbs } from '~/components/layout/breadcrumbs';
import { PropertyCard } from '~/components/property/property-card';
import { Icon } from '~/components/ui/icon';
import { formatNumber } from '~/domain/money';
import { Chips } from './chips';
import type { EmptyStateData } from './empty-state-data';
import type { ListingData } from './listing-data';

interface EmptyStateProps {
  page: ListingData;
  empty: EmptyStateData;
  favoritesForm: string;
}

/** An empty list (brief, section 9): the façade, one sentence, and the ways out. */
export function EmptyState({ page, empty, favoritesForm }: EmptyStateProps) {
  const { title, lead, actions, searches, places, near } = empty;
  return (
    <div className="palco lista">
      <Breadcrumbs crumbs={page.crumbs} />
      <div className="vazio">
        <EmptyFacade />
        <h1>{title}</h1>
        <p className="lide" role="status">
          {lead}
        </p>
        <div className="vazio__saidas">
          {actions.map(({ label, href }, index) => (
            <a className={index === 0 ? 'bt bt--1' : 'bt bt--2'} href={href} key={href}>
              {label}
            </a>
          ))}
        </div>
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
                    <span className="num">{`${formatNumber(total)} ${total === 1 ? 'imóvel' : 'imóveis'}`}</span>
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
    </div>
  );
}

function EmptyFacade() {
  return (
    <svg className="des" viewBox="0 0 360 190" aria-hidden="true">
      <path d="M10 170H350M40 170V60H320V170M22 60H338M22 52H338M92.5 60V170M145 60V170M215 60V170M267.5 60V170M180 150a14 14 0 1 0 0-28 14 14 0 0 0 0 28Zm10-4 14 14" />
    </svg>
  );
}
