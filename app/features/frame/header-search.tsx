import { useLocation } from '@remix-run/react';
import { isListingPath } from '@domain/search/path-segments';
import { SearchBox } from '~/features/search-box/search-box';

/** What the magnifier opens. */
export const searchPopoverId = 'busca-topo';

/** The search behind the magnifier (spec 1 §2.3): 'Cancelar' closes it again. */
export function HeaderSearch() {
  return (
    <div popover="auto" id={searchPopoverId} className="buscatopo">
      <div className="palco">
        <SearchBox variant="header" className="busca--linha" />
        <button
          type="button"
          className="bt bt--3 elo"
          popovertarget={searchPopoverId}
          popovertargetaction="hide"
        >
          Cancelar
        </button>
      </div>
    </div>
  );
}

/**
 * The search that stands open under the menus, on listing and detail pages; there it asks for a radius too. On a listing
 * what is looked for stays, and only the place is another.
 */
export function HeaderSearchLine() {
  const { pathname, search } = useLocation();
  const within = isListingPath(pathname) ? pathname + search : undefined;
  return (
    <div className="topo__busca">
      <div className="palco">
        <SearchBox variant="header" className="busca--linha" radius within={within} />
      </div>
    </div>
  );
}
