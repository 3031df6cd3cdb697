import { Icon } from '~/components/ui/icon';
import { links } from '~/links';
import { draftField, intents } from './draft-form';
import { deviceIntents } from './device-intents';

const label = 'Continuar no celular';

/** The button of a step's form: what was typed is saved, then the page with the code is shown. */
export const GoOnOnThePhone = () => (
  <button className="bt bt--3 elo" name={draftField.intent} value={intents.phone} formNoValidate>
    <Icon name="phone" small />
    {label}
  </button>
);

/** The same where nothing is typed. */
export const PhoneForm = () => (
  <form method="post" action={links.announceDevices()} className="rasc">
    <button className="elo menor" name={draftField.intent} value={deviceIntents.make}>
      <Icon name="phone" small />
      {label}
    </button>
  </form>
);
