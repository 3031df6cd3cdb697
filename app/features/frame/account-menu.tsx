import { documentAttribute } from '~/navigation/plain-link.browser';
import { links } from '~/links';
import { accountLinks } from '~/features/account/client-area/account-links';
import { nameMark } from './page-marks';
import { PartIcon } from './part-icon';

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
          <span className="usuario__nome">{nameMark}</span>
          <PartIcon name="chevron" small />
        </button>
        <div popover="auto" id={accountMenuId} className="pop">
          <AccountLinks />
        </div>
      </li>
    </>
  );
}

/** The user menu's entries as a list, which the sidebar has too; signing out comes last, as a form. */
export const AccountLinks = () => (
  <ul>
    {accountLinks.map(({ label, href, icon }) => (
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
