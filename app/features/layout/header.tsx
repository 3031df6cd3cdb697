import { contentId } from '~/components/ui/content-id';
import type { BrokerCard } from '~/domain/broker';
import { LayoutFragment } from './layout-fragment';
import { HeaderSearch } from './header-search';
import { useLayoutPlaceholders } from './use-layout-placeholders';

interface HeaderProps {
  broker?: BrokerCard | null;
  /** 'usual' on most pages; 'radius' adds a radius (settled §4); 'page': the page renders its own search. */
  search?: 'usual' | 'radius' | 'page';
}

/** Header (spec 1 §2.3). Its fixed content is markup (layout-fragment.tsx); React renders the search box. */
export function Header({ broker = null, search = 'usual' }: HeaderProps) {
  useLayoutPlaceholders();
  const classes = ['topo', broker && 'topo--c', search === 'page' && 'topo--lista'];
  return (
    <>
      <header className={classes.filter(Boolean).join(' ')}>
        <a className="pular" href={`#${contentId}`}>
          Ir para o conteúdo
        </a>
        <LayoutFragment name="header" broker={broker} className="topo__parte" />
      </header>
      {search !== 'page' && <HeaderSearch radius={search === 'radius' && !broker} />}
    </>
  );
}
