import type { BrokerCard } from '~/domain/broker';
import { FramePart } from './frame';
import { HeaderSearch, HeaderSearchLine } from './header-search';
import { usePageMarks } from './page-marks';

/** The id of every page's `main`: where the skip link leads. */
export const contentId = 'conteudo';

interface HeaderProps {
  /** Shows the broker in place of the menus. */
  broker?: BrokerCard | null;
  /** Whether the search stands open (settled §4); else, and on a broker's pages, behind the magnifier. */
  search?: boolean;
}

/** The header (spec 1 §2.3). Its fixed content is markup (frame.tsx); the search box is the page's own. */
export function Header({ broker = null, search = false }: HeaderProps) {
  usePageMarks();
  const open = search && !broker;
  return (
    <>
      <a className="pular" href={`#${contentId}`}>
        Ir para o conteúdo
      </a>
      <header className={broker ? 'topo topo--c' : 'topo'}>
        <FramePart name="header" broker={broker} className="topo__parte" />
        {open && <HeaderSearchLine />}
      </header>
      {!open && <HeaderSearch />}
    </>
  );
}
