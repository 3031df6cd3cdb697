import { useFilterCounts } from '~/features/listing/lazy-filter-counts.browser';
import { HeaderSearch, searchPopoverId } from '~/features/layout/header-search';
import { Icon } from '~/components/ui/icon';
import { counted } from '@domain/kernel/counts';
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
 * Search line and filter line; on large screens one sticky row, where only 'Filtros' has a box (docs/decisions/0108-a-calm-listing.md).
 * Each sheet is its own GET form.
 */
export function FilterBar({ form }: { form: FilterFormData }) {
  const { negotiation, labels, radii } = form;
  useFilterCounts();
  const isSet = ({ panel }: (typeof panels)[number]) => labels[panel] !== null;
  // Set filters come first, to be visible without scrolling. The radius is next to its place.
  const inOrder = [
    ...(isSet(radius) ? [radius] : []),
    ...panels.filter(isSet),
    ...panels.filter((each) => !isSet(each)),
    ...(radii.length > 0 && !isSet(radius) ? [radius] : []),
  ];
  return (
    <section className="barra" aria-label="Filtros">
      <div className="palco barra__g">
        <button type="button" className="achar" popovertarget={searchPopoverId}>
          <Icon name="search" small />
          <span className="achar__t">
            <b>{form.where}</b> <span>{form.how}</span>
            {form.count > 0 && (
              <span className="so-mov">{` ${counted(form.count, 'filtro', 'filtros')}`}</span>
            )}
          </span>
        </button>
        <HeaderSearch
          className="onde"
          radius
          negotiation={negotiation}
          text={form.values.local?.[0]}
          within={form.url}
        >
          <Negotiations form={form} />
        </HeaderSearch>
        <div className="fila">
          <AllFilters count={form.count} />
          <div className="fila__rola">
            {inOrder.map(({ panel, Sheet: PanelComponent }) => (
              <PanelComponent form={form} key={panel} />
            ))}
          </div>
        </div>
      </div>
      <FilterDrawer form={form} />
    </section>
  );
}

/** Switch between sale and rent, beside the search field. */
function Negotiations({ form: { negotiation, switchTo } }: { form: FilterFormData }) {
  if (!switchTo) return null;
  return (
    <div className="seg">
      {negotiations.map(({ value, label }) => (
        <a href={switchTo[value]} aria-current={value === negotiation ? 'true' : undefined} key={value}>
          {label}
        </a>
      ))}
    </div>
  );
}

function AllFilters({ count }: { count: number }) {
  return (
    <button
      type="button"
      className={count > 0 ? 'fil-bt fila__mais tem' : 'fil-bt fila__mais'}
      popovertarget={drawerId}
    >
      <FiltersLabel word="Filtros" count={count} />
    </button>
  );
}
