import { counted, nounFor } from '@domain/kernel/counts';
import { FieldError } from '~/forms/field';
import { adminLinks, intentField } from '../admin-links';
import { securityIntents, type SecurityReply } from './security-intents';

export function RecoveryCodesForm({ left, reply }: { left: number; reply: SecurityReply | undefined }) {
  const intent = securityIntents.newCodes;
  return (
    <form className="form" method="post" action={adminLinks.security()}>
      <input type="hidden" name={intentField} value={intent} />
      <p className="suave">
        {left === 0
          ? 'Não resta nenhum.'
          : `${nounFor(left, 'Resta', 'Restam')} ${counted(left, 'código', 'códigos')}.`}{' '}
        Dez novos substituem os de antes.
      </p>
      <button className="bt bt--2">Gerar dez códigos</button>
      <FieldError id="codigos-envio" error={reply?.intent === intent ? reply.failed : undefined} />
    </form>
  );
}
