import type { Region } from '@domain/geo/geolocation';
import type { Menu } from '~/domain/menus/menus';
import type { Brokerage } from '@domain/brokerage/brokerage';
import { links } from '~/links';
import { searchPopoverId } from './header-search';
import { Logo } from './logo';
import { AccountMenu } from './account-menu';
import { InstitutionalLinks } from './institutional-links';
import { MegaMenus } from './mega-menus';
import { returnPlaceholder } from './layout-placeholders';
import { FragmentIcon } from './fragment-icon';
import { Sidebar, sidebarId } from './sidebar';

interface HeaderFragmentProps {
  /** Set only if the browser resolves the visitor's region (visitor-region.browser.ts). */
  region?: Region;
  menus: readonly Menu[];
  isSignedIn: boolean;
  firm: Brokerage;
  whatsapp: string | null;
}

/** Fixed content of the header (spec 1 §2.3). */
export function HeaderFragment({
  region,
  menus,
  isSignedIn,
  firm: brokerage,
  whatsapp,
}: HeaderFragmentProps) {
  return (
    <div className="palco" data-region={region}>
      <div className="topo__inst">
        <ul>
          <InstitutionalLinks firm={brokerage} />
        </ul>
        <ul className="topo__conta">{isSignedIn ? <AccountMenu /> : <SignInLinks />}</ul>
      </div>
      <div className="topo__barra">
        <Logo firm={brokerage} />
        <MegaMenus menus={menus} />
        <div className="topo__acoes">
          <SearchButton />
          <button type="button" className="bi so-movel" popovertarget={sidebarId} aria-label="Abrir menu">
            <FragmentIcon name="menu" />
          </button>
        </div>
      </div>
      <Sidebar menus={menus} isSignedIn={isSignedIn} firm={brokerage} whatsapp={whatsapp} />
    </div>
  );
}

/** Both links start the same steps (settled §5). */
const SignInLinks = () => (
  <>
    <li>
      <a href={links.login(returnPlaceholder)}>Cadastre-se</a>
    </li>
    <li>
      <a href={links.login(returnPlaceholder)}>
        <FragmentIcon name="person" small />
        Entrar
      </a>
    </li>
  </>
);

export function SearchButton() {
  return (
    <button type="button" className="bi" popovertarget={searchPopoverId} aria-label="Buscar">
      <FragmentIcon name="search" />
    </button>
  );
}
