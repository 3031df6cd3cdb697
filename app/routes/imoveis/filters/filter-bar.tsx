import { useFilterCounts } from '~/features/listing/filter-counts-on-use.browser';
import { links } from '~/links';
import { Icon } from '~/components/ui/icon';
import { negotiations } from '@domain/taxonomy/negotiations';
import type { FilterFormData } from '../form-data';
import { SaveSearchButton } from '../save-search';
import { FilterDrawer, drawerId } from './filter-drawer';
import { CarriedFields } from './carried-fields';
import { barFields, DormsPanel, PlacePanel, PricePanel, TypesPanel } from './panels';

export const filterFormId = 'filtros';

/** The sticky bar (brief §9): one GET form for its panels, and the drawer beside it. */
export function FilterBar({ form }: { form: FilterFormData }) {
  const { negotiation, switchTo, drawerCount } = form;
  useFilterCounts();
  return (
    <>
      <form
        method="get"
        action={links.searchAction()}
        className="filtros"
        id={filterFormId}
        aria-label="Filtros"
      >
        <CarriedFields form={form} shown={[...barFields, 'ordenacao']} />
        <div className="palco">
          {switchTo && (
            <div className="seg so-desk">
              {negotiations.map(({ value, label }) => (
                <a
                  href={switchTo[value]}
                  aria-current={value === negotiation ? 'true' : undefined}
                  key={value}
                >
                  {label}
                </a>
              ))}
            </div>
          )}
          <div className="filtros__roda">
            <PlacePanel form={form} />
            <TypesPanel form={form} />
            <PricePanel form={form} />
            <DormsPanel form={form} />
            <button type="button" className="fil-bt" popovertarget={drawerId}>
              <Icon name="sliders" small />
              Mais filtros
              {drawerCount > 0 && <span className="conta">{drawerCount}</span>}
            </button>
          </div>
          <SaveSearchButton className="fil-bt so-desk filtros__salvar" />
        </div>
      </form>
      <FilterDrawer form={form} />
    </>
  );
}
