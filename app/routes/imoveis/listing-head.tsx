import { listingViews } from '~/domain/listing-views';
import { SortSelect } from '~/features/listing/sort-select';
import { links } from '~/links';
import { filterFormId } from './filters/filter-bar';
import type { ListingData } from './listing-data';
import { SaveSearchButton } from './save-search';
import { Sentence } from './sentence';

/** Heading, count, order and view. */
export function ListingHead({ page }: { page: ListingData }) {
  const { heading, total, url } = page;
  return (
    <div className="lista__cab">
      <div>
        <h1>
          <Sentence words={heading.title} />
        </h1>
        <p aria-live="polite" data-total={total ?? undefined}>
          <Sentence words={heading.line} />
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
