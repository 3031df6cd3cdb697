import { FieldError } from '~/forms/field';
import { adminLinks, intentField } from '../admin-links';
import { passkeyField, securityIntents, type SecurityReply } from './security-intents';
import type { PasskeyRow } from './security.server';

interface FactorListProps {
  totp: boolean;
  passkeys: readonly PasskeyRow[];
  reply: SecurityReply | undefined;
}

export function FactorList({ totp, passkeys, reply }: FactorListProps) {
  const { removeTotp, removePasskey } = securityIntents;
  const failed = reply?.intent === removeTotp || reply?.intent === removePasskey ? reply.failed : undefined;
  return (
    <>
      <ul className="mlinhas">
        {totp && (
          <li>
            <p>Aplicativo de códigos</p>
            <RemoveForm intent={removeTotp} name="o aplicativo de códigos" />
          </li>
        )}
        {passkeys.map(({ id, name, created, lastUse }) => (
          <li key={id}>
            <div>
              <p>Chave de acesso, {name}</p>
              <p className="nota">
                desde {created}
                {lastUse && `, usada ${lastUse}`}
              </p>
            </div>
            <RemoveForm intent={removePasskey} name={`a chave de acesso, ${name}, de ${created}`} id={id} />
          </li>
        ))}
      </ul>
      <FieldError id="fatores-envio" error={failed} />
      <a className="bt bt--2" href={adminLinks.enrolment()}>
        Cadastrar outro
      </a>
    </>
  );
}

const RemoveForm = ({ intent, name, id }: { intent: string; name: string; id?: string }) => (
  <form method="post" action={adminLinks.security()}>
    <input type="hidden" name={intentField} value={intent} />
    {id && <input type="hidden" name={passkeyField} value={id} />}
    <button className="elo">
      Remover<span className="vh"> {name}</span>
    </button>
  </form>
);
