import { documentAttribute } from '~/browser/plain-link';
import { links } from '~/links';
import { PartIcon } from './part-icon';

/** The user menu (specification 1, section 2.3); signing out comes last, as a form. */
const entries = [
  { label: 'Minha home', href: links.signedInHome(), icon: 'home' },
  { label: 'Meu perfil', href: links.profile(), icon: 'person' },
  { label: 'Meus imóveis', href: links.myProperties(), icon: 'plan' },
  { label: 'Meus favoritos', href: links.favourites(), icon: 'heart' },
  { label: 'Minhas pesquisas salvas', href: links.savedSearches(), icon: 'bookmark' },
] as const;

export const accountMenuId = 'conta';

/** What a signed-in visitor has in the header: favourites, and the menu. It opens under the pointer and by its button. */
export function AccountMenu() {
  return (
    <>
      <li>
        <a href={links.favourites()}>
          <PartIcon name="heart" small />
          Meus favoritos
        </a>
      </li>
      <li className="usuario">
        <button type="button" popovertarget={accountMenuId}>
          <PartIcon name="person" small />
          Minha conta
          <PartIcon name="chevron" small />
        </button>
        <div popover="auto" id={accountMenuId} className="pop">
          <AccountLinks />
        </div>
      </li>
    </>
  );
}

/** The menu's entries as a list; the sidebar has them too. */
export const AccountLinks = () => (
  <ul>
    {entries.map(({ label, href, icon }) => (
      <li key={href}>
        <a href={href}>
          <PartIcon name={icon} small />
          {label}
        </a>
      </li>
    ))}
    <li>
      <SignOutForm />
    </li>
  </ul>
);

/** 'Sair': the browser sends it itself, so that the page which comes knows nothing of who was there. */
const SignOutForm = () => (
  <form method="post" action={links.signOutAction()} {...{ [documentAttribute]: '' }}>
    <button>
      <PartIcon name="leave" small />
      Sair
    </button>
  </form>
);
