import { intentField, profileIntents, sessionField } from '~/features/account/profile/profile-intents';
import { links } from '~/links';
import type { SessionRow } from './session-rows';

export function Sessions({ rows }: { rows: readonly SessionRow[] }) {
  const hasOthers = rows.some(({ isThisOne }) => !isThisOne);
  return (
    <>
      <ul className="linhas">
        {rows.map(({ id, device, lastUse, isThisOne }) => (
          <li key={id}>
            <div>
              <b>{device}</b>
              {isThisOne && <span className="suave">, este aparelho</span>}
              <p className="menor suave">{lastUse}</p>
            </div>
            {!isThisOne && (
              <form method="post" action={links.profile()}>
                <input type="hidden" name={intentField} value={profileIntents.endSession} />
                <input type="hidden" name={sessionField} value={id} />
                <button className="bt bt--2 bt--c" aria-label={`Encerrar sessão, ${device}, ${lastUse}`}>
                  Encerrar
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <form method="post" action={links.profile()}>
          <input type="hidden" name={intentField} value={profileIntents.endOtherSessions} />
          <button className="elo">Encerrar todas as outras</button>
        </form>
      )}
    </>
  );
}
