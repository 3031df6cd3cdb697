import { Icon } from '~/components/ui/icon';
import { listingViews } from '~/domain/listing-views';
import { links } from '~/links';
import type { ListingData } from './listing-data';

type Shown = Pick<ListingData, 'sorts' | 'view' | 'url'>;

/** Sort order and, below 1024 px, the view in one control: links and a form (brief §18). */
export function SortAndView({ page }: { page: Shown }) {
  const current = page.sorts.find(({ isCurrent }) => isCurrent)!.label;
  const view = listingViews.find(({ value }) => value === page.view)!.label;
  return (
    <details className="fil ordem-v" name="filtro" data-filter="Ordenar">
      <summary aria-label={`Ordenar e ver: ${current.toLowerCase()}, em ${view.toLowerCase()}`}>
        <Icon name="sort" />
        <span className="so-desk">{current}</span>
        <Icon name="chevron" small />
      </summary>
      <div className="fil__painel">
        <h2>Ordenar</h2>
        <ul className="ords">
          {page.sorts.map(({ label, href, isCurrent }) => (
            <li key={label}>
              <a href={href} rel="nofollow" aria-current={isCurrent ? 'true' : undefined}>
                {label}
                {isCurrent && <Icon name="check" small />}
              </a>
            </li>
          ))}
        </ul>
        <div className="so-mov">
          <h2>Ver como</h2>
          <ViewForm page={page} className="seg seg--b seg--t" />
        </div>
      </div>
    </details>
  );
}

/** Grade, Lista, Mapa; a cookie stores the choice. */
export function ViewForm({ page: { view, url }, className }: { page: Shown; className: string }) {
  return (
    <form method="post" action={links.viewAction()} className={className} aria-label="Ver como">
      <input type="hidden" name="volta" value={url} />
      {listingViews.map(({ value, label }) => (
        <button name="vista" value={value} aria-pressed={value === view} key={value}>
          {label}
        </button>
      ))}
    </form>
  );
}
