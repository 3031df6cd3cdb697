import type { MouseEvent } from 'react';
import { lastPageField } from '@domain/people/providers';
import { back, refilledFields, stepField, type SignInView } from './view';
import { links } from '~/links';
import { Icon } from '~/components/ui/icon';

/** Back arrow (spec 1 §2.6). A form of its own, because Enter would press it in the step's form. */
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
      {refilledFields.map(
        (name) => values[name] && <input type="hidden" name={name} value={values[name]} key={name} />,
      )}
      <button className="bi" aria-label="Voltar" onClick={press}>
        <Icon name="back" />
      </button>
    </form>
  );
}
