import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';

interface ResendFormProps {
  /** The page to go back to; without it, the registration's own. */
  returnTo?: string;
  className: string;
  children: string;
}

/** Asks for another e-mail to validate the account. */
export function ResendForm({ returnTo, className, children }: ResendFormProps) {
  return (
    <form method="post" action={links.registered()}>
      {returnTo && <input type="hidden" name={hiddenField.returnTo} value={returnTo} />}
      <button className={className}>{children}</button>
    </form>
  );
}
