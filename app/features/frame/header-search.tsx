import type { ReactNode } from 'react';
import { SearchBox, type SearchBoxProps } from '~/features/search-box/search-box';

/** What the magnifier opens. */
export const searchPopoverId = 'busca-topo';

interface HeaderSearchProps extends Pick<SearchBoxProps, 'radius' | 'negotiation' | 'text' | 'within'> {
  /** A class of the page that it belongs to. */
  className?: string;
  /** Stands before 'Cancelar'. */
  children?: ReactNode;
}

/** The search behind the magnifier (spec 1 §2.3): 'Cancelar' closes it again. */
export function HeaderSearch({ className, children, ...box }: HeaderSearchProps) {
  return (
    <div popover="auto" id={searchPopoverId} className={className ? `buscatopo ${className}` : 'buscatopo'}>
      <div className="palco">
        <SearchBox variant="header" className="busca--linha" {...box} />
        {children}
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
