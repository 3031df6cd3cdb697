import type { MouseEvent } from 'react';
import { lastPageField } from '~/domain/providers';
import { back, keptFields, stepField, type SignInView } from '~/domain/sign-in/view';
import { links } from '~/links';
import { Icon } from '../ui/icon';

/**
 * The arrow back to the e-mail check (spec 1 §2.6); the first step has none. A form of its own: in the
 * step's form Enter would press it.
 */
export function BackArrow({ view, onBack }: { view: SignInView; onBack?: () => void }) {
  const { step, values, returnTo } = view;
  if (step === 'email') return <span />;
  const press = (event: MouseEvent) => {
    if (!onBack) return;
    event.preventDefault();
    onBack();
  };
  return (
    <form method="post" action={links.login()}>
      <input type="hidden" name={stepField} value={back} />
      {returnTo && <input type="hidden" name={lastPageField} value={returnTo} />}
      {keptFields.map(
        (name) => values[name] && <input type="hidden" name={name} value={values[name]} key={name} />,
      )}
      <button className="bi" aria-label="Voltar" onClick={press}>
        <Icon name="back" />
      </button>
    </form>
  );
}
