import type { Menu } from '~/domain/menus/menus';
import { links } from '~/links';
import { searchPopoverId } from '../header-search';
import { Logo } from '../logo';
import { InstitutionalLinks } from './institutional-links';
import { MegaMenus } from './mega-menus';
import { PartIcon } from './part-icon';
import { Sidebar, sidebarId } from './sidebar';

/** The header's fixed content (specification 1, section 2.3): institutional line, logo, menus, actions, sidebar. */
export function HeaderPart({ menus }: { menus: readonly Menu[] }) {
  return (
    <div className="palco">
      <div className="topo__inst">
        <ul>
          <InstitutionalLinks />
        </ul>
        <ul className="topo__conta">
          <li>
            <a href={links.register()}>Cadastre-se</a>
          </li>
          <li>
            <a href={links.login()}>
              <PartIcon name="person" small />
              Entrar
            </a>
          </li>
        </ul>
      </div>
      <div className="topo__barra">
        <Logo />
        <MegaMenus menus={menus} />
        <div className="topo__acoes">
          <SearchButton />
          <button type="button" className="bi so-movel" popovertarget={sidebarId} aria-label="Abrir menu">
            <PartIcon name="menu" />
          </button>
        </div>
      </div>
      <Sidebar menus={menus} />
    </div>
  );
}

/** The magnifier: opens the search box, which the page itself renders (header-search.tsx). */
export function SearchButton() {
  return (
    <button type="button" className="bi" popovertarget={searchPopoverId} aria-label="Buscar">
      <PartIcon name="search" />
    </button>
  );
}
