import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';

interface ResendFormProps {
  returnTo?: string;
  className: string;
  children: string;
}

export function ResendForm({ returnTo, className, children }: ResendFormProps) {
  return (
    <form method="post" action={links.registered()}>
      {returnTo && <input type="hidden" name={hiddenField.returnTo} value={returnTo} />}
      <button className={className}>{children}</button>
    </form>
  );
}
