import { Icon } from '~/components/ui/icon';
import { BottomBar } from '~/features/layout/bottom-bar';
import { links } from '~/links';
import { drawerId } from './filters/filter-drawer';
import { FiltersLabel } from './filters/filters-label';
import type { ListingData } from './listing-data';

/** Bottom bar on phones, visible after the filters scroll out of view. */
export function ListingBar({ page }: { page: ListingData }) {
  const { count } = page.form;
  const [view, label] = page.view === 'mapa' ? (['grade', 'Grade'] as const) : (['mapa', 'Mapa'] as const);
  return (
    <BottomBar label="Filtros, mapa e contato" whatsapp={page.whatsapp}>
      <button type="button" className="bt bt--2 bt--c" popovertarget={drawerId}>
        <FiltersLabel word="Filtros" count={count} />
      </button>
      <form method="post" action={links.viewAction()}>
        <input type="hidden" name="volta" value={page.url} />
        <button className="bt bt--2 bt--c" name="vista" value={view}>
          <Icon name={view === 'mapa' ? 'map' : 'picture'} small />
          {label}
        </button>
      </form>
    </BottomBar>
  );
}
