import { useFilterCounts } from '~/features/listing/filter-counts-on-use.browser';
import { HeaderSearch, searchPopoverId } from '~/features/frame/header-search';
import { Icon } from '~/components/ui/icon';
import { negotiations } from '@domain/taxonomy/negotiations';
import type { FilterFormData, Panel } from '../form-data';
import { FilterDrawer, drawerId } from './filter-drawer';
import { DormsPanel, PricePanel, RadiusPanel, TypesPanel } from './panels';

const panels: readonly { panel: Panel; Sheet: typeof PricePanel }[] = [
  { panel: 'radius', Sheet: RadiusPanel },
  { panel: 'price', Sheet: PricePanel },
  { panel: 'dorms', Sheet: DormsPanel },
  { panel: 'types', Sheet: TypesPanel },
];

/**
 * The search in one line and its filters in another; on large screens one row that stays (brief §18). Each sheet is a GET
 * form of its own.
 */
export function FilterBar({ form }: { form: FilterFormData }) {
  const { negotiation, switchTo, labels, hasRadius } = form;
  useFilterCounts();
  const offered = panels.filter(({ panel }) => panel !== 'radius' || hasRadius);
  const isSet = ({ panel }: (typeof panels)[number]) => labels[panel] !== null;
  // Those that are set stand where they are seen without scrolling.
  const inOrder = [...offered.filter(isSet), ...offered.filter((each) => !isSet(each))];
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
        />
        {switchTo && (
          <div className="seg so-desk">
            {negotiations.map(({ value, label }) => (
              <a href={switchTo[value]} aria-current={value === negotiation ? 'true' : undefined} key={value}>
                {label}
              </a>
            ))}
          </div>
        )}
        <div className="fila">
          <MoreFilters count={form.drawerCount} />
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

/** Opens the drawer; its count stands before the word. */
function MoreFilters({ count }: { count: number }) {
  return (
    <button
      type="button"
      className={count > 0 ? 'fil-bt fila__mais tem' : 'fil-bt fila__mais'}
      popovertarget={drawerId}
    >
      {count > 0 ? (
        <span className="conta" aria-hidden="true">
          {count}
        </span>
      ) : (
        <Icon name="sliders" small />
      )}
      <span>
        Mais filtros
        {count > 0 && <span className="vh">{`, ${count} em uso`}</span>}
      </span>
    </button>
  );
}
