import { adminLinks, intentField } from '../admin-links';
import { securityIntents } from './security-intents';

export function ShortcutsForm({ isOn }: { isOn: boolean }) {
  const { shortcutsOff, shortcutsOn } = securityIntents;
  return (
    <form className="form" method="post" action={adminLinks.security()}>
      <input type="hidden" name={intentField} value={isOn ? shortcutsOff : shortcutsOn} />
      <p className="suave">
        A tecla <kbd>/</kbd> leva à busca da sala. {isOn ? 'Ligada' : 'Desligada'} neste navegador.
      </p>
      <button className="bt bt--2">{isOn ? 'Desligar atalhos' : 'Ligar atalhos'}</button>
    </form>
  );
}
