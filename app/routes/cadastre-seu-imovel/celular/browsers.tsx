import { draftField } from '~/features/announce/draft-form';
import { links } from '~/links';
import { deviceField, deviceIntents } from '~/features/announce/device-intents';

interface Browser {
  id: string;
  name: string;
  since: string;
  isThis: boolean;
}

/** Browsers with access to the draft. All but the current one can be removed. */
export function Browsers({ browsers, most: max }: { browsers: readonly Browser[]; most: number }) {
  if (browsers.length === 0) return null;
  return (
    <section className="celular__navegadores" aria-labelledby="navegadores">
      <h2 id="navegadores" className="t3">
        Onde este anúncio está aberto
      </h2>
      <ul>
        {browsers.map(({ id, name, since, isThis }) => (
          <li key={id}>
            <p>
              {name}
              <small className="suave">{isThis ? 'este navegador' : `desde ${since}`}</small>
            </p>
            {!isThis && (
              <form method="post" action={links.announceDevices()}>
                <input type="hidden" name={deviceField} value={id} />
                <button
                  className="bt bt--2 bt--c"
                  name={draftField.intent}
                  value={deviceIntents.revoke}
                  aria-label={`Tirar de ${name}, desde ${since}`}
                >
                  Tirar
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <p className="menor suave">{`No máximo ${max} navegadores. Tirar não apaga nada do que foi preenchido.`}</p>
    </section>
  );
}
