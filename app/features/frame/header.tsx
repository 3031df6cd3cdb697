import { contentId } from '~/components/ui/content-id';
import type { BrokerCard } from '~/domain/broker';
import { FramePart } from './frame';
import { HeaderSearch } from './header-search';
import { usePageMarks } from './page-marks';

interface HeaderProps {
  /** Shows the broker in place of the menus. */
  broker?: BrokerCard | null;
  /**
   * The search behind the magnifier: of every page; 'radius' asks how far around a place too (settled §4); 'page' is the
   * page's own, which then has none in its header.
   */
  search?: 'usual' | 'radius' | 'page';
}

/** The header (spec 1 §2.3). Its fixed content is markup (frame.tsx); the search box is the page's own. */
export function Header({ broker = null, search = 'usual' }: HeaderProps) {
  usePageMarks();
  const classes = ['topo', broker && 'topo--c', search === 'page' && 'topo--lista'];
  return (
    <>
      <a className="pular" href={`#${contentId}`}>
        Ir para o conteúdo
      </a>
      <header className={classes.filter(Boolean).join(' ')}>
        <FramePart name="header" broker={broker} className="topo__parte" />
      </header>
      {search !== 'page' && <HeaderSearch radius={search === 'radius' && !broker} />}
    </>
  );
}
