import type { Region } from '@domain/geolocation';
import type { Menu } from '~/domain/menus/menus';
import type { Firm } from '@domain/firm';
import { links } from '~/links';
import { searchPopoverId } from './header-search';
import { Logo } from './logo';
import { AccountMenu } from './account-menu';
import { InstitutionalLinks } from './institutional-links';
import { MegaMenus } from './mega-menus';
import { returnMark } from './page-marks';
import { PartIcon } from './part-icon';
import { Sidebar, sidebarId } from './sidebar';

interface HeaderPartProps {
  /** The region that it is for, where the browser has to know it (visitor-region.browser.ts). */
  region?: Region;
  menus: readonly Menu[];
  isSignedIn: boolean;
  firm: Firm;
  /** The house's WhatsApp number, or null. */
  whatsapp: string | null;
}

/** The header's fixed content (spec 1 §2.3): institutional line, logo, menus, actions, sidebar. */
export function HeaderPart({ region, menus, isSignedIn, firm, whatsapp }: HeaderPartProps) {
  return (
    <div className="palco" data-region={region}>
      <div className="topo__inst">
        <ul>
          <InstitutionalLinks />
        </ul>
        <ul className="topo__conta">{isSignedIn ? <AccountMenu /> : <SignInLinks />}</ul>
      </div>
      <div className="topo__barra">
        <Logo firm={firm} />
        <MegaMenus menus={menus} />
        <div className="topo__acoes">
          <SearchButton />
          <button type="button" className="bi so-movel" popovertarget={sidebarId} aria-label="Abrir menu">
            <PartIcon name="menu" />
          </button>
        </div>
      </div>
      <Sidebar menus={menus} isSignedIn={isSignedIn} firm={firm} whatsapp={whatsapp} />
    </div>
  );
}

/** Both lead to the same three steps (settled §5): the e-mail says which of the two it is. */
const SignInLinks = () => (
  <>
    <li>
      <a href={links.login(returnMark)}>Cadastre-se</a>
    </li>
    <li>
      <a href={links.login(returnMark)}>
        <PartIcon name="person" small />
        Entrar
      </a>
    </li>
  </>
);

/** The magnifier: opens the search box, which the page itself renders (header-search.tsx). */
export function SearchButton() {
  return (
    <button type="button" className="bi" popovertarget={searchPopoverId} aria-label="Buscar">
      <PartIcon name="search" />
    </button>
  );
}
