import { defaultLinkDays } from '@domain/favorites/reactions';
import { shareField, shareIntents, validities } from './share-fields';

export const MakeLink = ({ action }: { action: string }) => (
  <form className="form" method="post" action={action}>
    <p className="suave">
      Um link é para uma pessoa: quem o tiver vê os imóveis e responde sim, talvez ou não, sem conta. Seu
      sobrenome e e-mail não aparecem.
    </p>
    <fieldset>
      <legend className="rotulo">O link vale por</legend>
      <div className="ops">
        {validities.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={shareField.days}
              value={value}
              defaultChecked={value === String(defaultLinkDays)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
    <label className="marca">
      <input type="checkbox" name={shareField.notes} value="sim" />
      Mostrar minhas notas
    </label>
    <button className="bt bt--1" name={shareField.intent} value={shareIntents.make}>
      Criar link
    </button>
  </form>
);
