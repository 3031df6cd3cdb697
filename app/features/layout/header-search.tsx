import type { ReactNode } from 'react';
import { SearchBox, type SearchBoxProps } from '../search-box/search-box';

export const searchPopoverId = 'busca-topo';

interface HeaderSearchProps extends Pick<SearchBoxProps, 'radius' | 'negotiation' | 'text' | 'within'> {
  className?: string;
  children?: ReactNode;
}

/** Search behind the header's button (spec 1 §2.3). */
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
