import { useFilterCounts } from '~/features/listing/filter-counts-on-use.browser';
import { HeaderSearch, searchPopoverId } from '~/features/frame/header-search';
import { Icon } from '~/components/ui/icon';
import { negotiations } from '@domain/taxonomy/negotiations';
import type { FilterFormData, Panel } from '../form-data';
import { FilterDrawer, drawerId } from './filter-drawer';
import { FiltersLabel } from './filters-label';
import { DormsPanel, PricePanel, RadiusPanel, TypesPanel } from './panels';

const radius = { panel: 'radius', Sheet: RadiusPanel } as const;
const panels: readonly { panel: Panel; Sheet: typeof PricePanel }[] = [
  { panel: 'price', Sheet: PricePanel },
  { panel: 'dorms', Sheet: DormsPanel },
  { panel: 'types', Sheet: TypesPanel },
];

/**
 * The search in one line and its filters in another; on large screens one row that stays (brief §18). Each sheet is a GET
 * form of its own.
 */
export function FilterBar({ form }: { form: FilterFormData }) {
  const { negotiation, labels, hasRadius } = form;
  useFilterCounts();
  const isSet = ({ panel }: (typeof panels)[number]) => labels[panel] !== null;
  // Those that are set stand where they are seen without scrolling; a radius beside the place that it is of.
  const inOrder = [
    ...(isSet(radius) ? [radius] : []),
    ...panels.filter(isSet),
    ...panels.filter((each) => !isSet(each)),
    ...(hasRadius && !isSet(radius) ? [radius] : []),
  ];
  return (
    <section className="barra" aria-label="Filtros">
      <div className="palco barra__g">
        <button type="button" className="achar so-mov" popovertarget={searchPopoverId}>
          <Icon name="search" />
          <span className="achar__t">
            <b>{form.where}</b> <span>{form.how}</span>
          </span>
        </button>
        <HeaderSearch
          className="onde"
          radius
          negotiation={negotiation}
          text={form.values.local?.[0]}
          within={form.url}
        >
          <Negotiations form={form} className="seg so-mov" />
        </HeaderSearch>
        <Negotiations form={form} className="seg so-desk" />
        <div className="fila">
          <MoreFilters count={form.count} />
          <div className="fila__rola">
            {inOrder.map(({ panel, Sheet }) => (
              <Sheet form={form} key={panel} />
            ))}
          </div>
        </div>
      </div>
      <FilterDrawer form={form} />
    </section>
  );
}

/** The same search to buy and to rent: in the bar, and on phones beside the search's field. */
function Negotiations({
  form: { negotiation, switchTo },
  className,
}: {
  form: FilterFormData;
  className: string;
}) {
  if (!switchTo) return null;
  return (
    <div className={className}>
      {negotiations.map(({ value, label }) => (
        <a href={switchTo[value]} aria-current={value === negotiation ? 'true' : undefined} key={value}>
          {label}
        </a>
      ))}
    </div>
  );
}

/** Opens the drawer; its count stands before the word. */
function MoreFilters({ count }: { count: number }) {
  return (
    <button
      type="button"
      className={count > 0 ? 'fil-bt fila__mais tem' : 'fil-bt fila__mais'}
      popovertarget={drawerId}
    >
      <FiltersLabel word="Mais filtros" count={count} />
    </button>
  );
}
