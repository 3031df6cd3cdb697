import { formatNumber } from '~/domain/money';
import { listingViews } from '~/domain/listing-views';
import { Select } from '~/components/ui/select';
import { sortChoices } from '~/domain/search/sort';
import type { FormField } from '~/domain/search/form-fields';
import { links } from '~/links';
import { filterFormId } from './filters/filter-bar';
import type { ListingData } from './listing-data';
import { SaveSearchButton } from './save-search';

const sortField: FormField = 'ordenacao';

/** Heading, count, order and view. */
export function ListingHead({ page }: { page: ListingData }) {
  const { total, summary, url } = page;
  return (
    <div className="lista__cab">
      <div>
        <h1>{page.heading}</h1>
        <p aria-live="polite" data-total={total}>
          <b className="num">{formatNumber(total)}</b>
          {` ${total === 1 ? 'imóvel' : 'imóveis'}${summary && ` ${summary}`}`}
        </p>
      </div>
      <div className="lista__acoes">
        <Select
          label="Ordenar"
          options={sortChoices}
          name={sortField}
          form={filterFormId}
          defaultValue={page.sort}
          key={url}
          data-sort
        />
        <noscript>
          <button className="bt bt--2 bt--c" form={filterFormId}>
            Ordenar
          </button>
        </noscript>
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
