import { Icon } from '~/components/ui/icon';
import { links } from '~/links';
import { draftField, intents } from './draft-form';
import { deviceIntents } from './device-intents';

const label = 'Continuar no celular';

export const ContinueOnPhone = () => (
  <button className="bt bt--3 elo so-desk" name={draftField.intent} value={intents.phone} formNoValidate>
    <Icon name="phone" small />
    {label}
  </button>
);

export const PhoneForm = () => (
  <form method="post" action={links.announceDevices()} className="rasc so-desk">
    <button className="elo menor" name={draftField.intent} value={deviceIntents.make}>
      <Icon name="phone" small />
      {label}
    </button>
  </form>
);
