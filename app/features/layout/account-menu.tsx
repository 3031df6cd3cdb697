import { documentAttribute } from '~/navigation/plain-link.browser';
import { links } from '~/links';
import { accountLinks } from '../account/client-area/account-links';
import { namePlaceholder } from './layout-placeholders';
import { FragmentIcon } from './fragment-icon';

export const accountMenuId = 'conta';

export function AccountMenu() {
  return (
    <>
      <li>
        <a href={links.favourites()}>
          <FragmentIcon name="heart" small />
          Meus favoritos
        </a>
      </li>
      <li className="usuario">
        <button type="button" popovertarget={accountMenuId}>
          <FragmentIcon name="person" small />
          <span className="usuario__nome">{namePlaceholder}</span>
          <FragmentIcon name="chevron" small />
        </button>
        <div popover="auto" id={accountMenuId} className="pop">
          <AccountLinks />
        </div>
      </li>
    </>
  );
}

export const AccountLinks = () => (
  <ul>
    {accountLinks.map(({ label, href }) => (
      <li key={href}>
        <a href={href}>{label}</a>
      </li>
    ))}
    <li>
      <SignOutForm />
    </li>
  </ul>
);

/** Browser submit, so that no data of the session stays in the document. */
const SignOutForm = () => (
  <form method="post" action={links.signOutAction()} {...{ [documentAttribute]: '' }}>
    <button>Sair</button>
  </form>
);
