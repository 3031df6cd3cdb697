import { propertyNoun } from '@domain/counts';
import { formatNumber } from '@domain/money';
import { listingViews } from '~/domain/listing-views';
import { SortSelect } from '~/features/listing/sort-select';
import { links } from '~/links';
import { filterFormId } from './filters/filter-bar';
import type { ListingData } from './listing-data';
import { SaveSearchButton } from './save-search';

/** Heading, count, order and view. */
export function ListingHead({ page }: { page: ListingData }) {
  const { total, summary, url } = page;
  return (
    <div className="lista__cab">
      <div>
        <h1>{page.heading}</h1>
        <p aria-live="polite" data-total={total ?? undefined}>
          {total === null ? (
            summary && `Imóveis ${summary}`
          ) : (
            <>
              <b className="num">{formatNumber(total)}</b>
              {` ${propertyNoun(total)}${summary && ` ${summary}`}`}
            </>
          )}
        </p>
      </div>
      <div className="lista__acoes">
        <SortSelect url={url} sort={page.sort} form={filterFormId} />
        <form method="post" action={links.viewAction()} className="seg" data-view={page.view}>
          <input type="hidden" name="volta" value={url} />
          {listingViews.map(({ value, label }) => (
            <button name="vista" value={value} aria-pressed={value === page.view} key={value}>
              {label}
            </button>
          ))}
        </form>
        <SaveSearchButton className="fil-bt so-mov" />
      </div>
    </div>
  );
}
