import { Fragment, useRef } from 'react';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { StaleDataNotice } from '~/features/listing/stale-data-notice';
import { useMoreCards } from '~/features/listing/more-cards.browser';
import { useCardViews } from '~/features/views/card-views.browser';
import { PropertyCard } from '~/features/property-card/property-card';
import { Banner } from './banner';
import { Divider } from './divider';
import { Fewer, NoneHere } from './fewer';
import type { ListingData } from './listing-data';
import { ListingHead } from './listing-head';
import { MapPane } from './map-pane';
import { Pagination } from './pagination';
import { PropertyRow } from './property-row';

const inFirstView = 1;
const listId = 'lista';

export function Results({ page, favoritesForm }: { page: ListingData; favoritesForm: string }) {
  const withMap = page.view === 'mapa';
  const more = useMoreCards(page);
  useCardViews(listId, more.cards);
  const ResultItem = page.view === 'lista' ? PropertyRow : PropertyCard;
  // 'Carregar mais' keeps the first page's suggestions, so that the layout does not shift.
  const first = useRef(page.fewer);
  if (more.cards.length === page.cards.length) first.current = page.fewer;
  const fewer = first.current;
  const end = more.cards.findIndex(({ divider }) => divider);
  return (
    <div className={withMap ? 'divide' : undefined}>
      <div className={withMap ? 'divide__lista' : 'palco lista'}>
        <ListingHead page={page} />
        {page.keptSince && <StaleDataNotice of="os imóveis" since={page.keptSince} />}
        <div
          className={page.view === 'lista' ? 'cards cards--lista' : 'cards cards--9'}
          data-results
          id={listId}
        >
          {page.noneHere && <NoneHere fewer={fewer} ways={page.noneHere} />}
          {more.cards.map((card, index) => (
            <Fragment key={card.id}>
              {index === end && fewer && !page.noneHere && <Fewer fewer={fewer} />}
              {card.divider && <Divider divider={card.divider} />}
              <ResultItem
                card={card}
                favoritesForm={favoritesForm}
                heading={end !== -1 && index >= end ? 'h3' : 'h2'}
                priority={index < inFirstView}
              />
            </Fragment>
          ))}
          {end === -1 && fewer && !page.noneHere && <Fewer fewer={fewer} />}
        </div>
        {page.pagination && <Pagination pagination={page.pagination} total={page.total} more={more} />}
        {page.banner?.image && <Banner banner={page.banner} />}
        <Breadcrumbs crumbs={page.crumbs} className="migalha" />
      </div>
      {withMap && <MapPane url={page.url} areaUrl={page.areaUrl} listId={listId} />}
    </div>
  );
}
