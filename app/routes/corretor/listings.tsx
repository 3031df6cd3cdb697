import { useMoreCards } from '~/features/listing/more-cards.browser';
import { PropertyCard } from '~/features/property-card/property-card';
import { SortSelect } from '~/features/listing/sort-select';
import { Icon } from '~/components/ui/icon';
import { firstName, type BrokerProfile } from '~/domain/broker';
import { formatNumber } from '@domain/kernel/money';
import { formField } from '@domain/search/form-fields';
import { links } from '~/links';
import { Pagination } from '../imoveis/pagination';
import { listId } from './list-id';
import type { ListingsData } from './listings-data';

interface ListingsProps {
  broker: Pick<BrokerProfile, 'slug' | 'name'>;
  listings: ListingsData;
  favoritesForm: string;
}

export function Listings({ broker: { slug, name }, listings, favoritesForm }: ListingsProps) {
  const { total, empty, searchHref } = listings;
  const more = useMoreCards(listings);
  return (
    <section className="palco cor-lista" id={listId} aria-labelledby="imoveis-titulo">
      <hr className="batida" />
      <div className="cab">
        <h2 id="imoveis-titulo">Imóveis de {firstName(name)}</h2>
        {total !== 0 && !listings.negotiation && (
          <a className="elo" href={searchHref}>
            {total === null || total === 1
              ? 'Ver na busca'
              : `Ver os ${formatNumber(total)} na busca, com filtros`}
            <Icon name="arrow" small />
          </a>
        )}
      </div>
      <Choices slug={slug} listings={listings} />
      {empty ? (
        <div className="cor-vazio">
          <p className="lide" role="status">
            {empty.text}
          </p>
          {empty.way && (
            <a className="bt bt--2" href={empty.way.href}>
              {empty.way.label}
            </a>
          )}
        </div>
      ) : (
        <div className="cards cards--9" data-results>
          {more.cards.map((card) => (
            <PropertyCard card={card} favoritesForm={favoritesForm} heading="h3" key={card.id} />
          ))}
        </div>
      )}
      {listings.pagination && <Pagination pagination={listings.pagination} total={total} more={more} />}
    </section>
  );
}

/** Negotiation as links, sort order as a form; both work without scripts. */
function Choices({ slug, listings }: { slug: string; listings: ListingsData }) {
  const { negotiations, negotiation, sort, url } = listings;
  return (
    <form method="get" className="cor-barra" action={`${links.broker(slug)}#${listId}`}>
      <input type="hidden" name={formField.marker} value="1" />
      <input type="hidden" name={formField.negotiation} value={negotiation} key={negotiation} />
      <div className="seg" role="group" aria-label="Negociação">
        {negotiations.map(({ word, label, href }) => (
          <a href={href} aria-current={word === negotiation || undefined} key={word}>
            {label}
          </a>
        ))}
      </div>
      <div className="cor-ordem">
        <SortSelect url={url} sort={sort} />
      </div>
    </form>
  );
}
