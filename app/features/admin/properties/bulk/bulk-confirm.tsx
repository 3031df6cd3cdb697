import { counted } from '@domain/kernel/counts';
import { formatNumber } from '@domain/kernel/money';
import { isManyInBulk } from '@domain/staff/bulk';
import { FieldError } from '~/forms/field';
import { TextField } from '~/forms/text-field';
import { adminLinks, intentField, returnField } from '../../admin-links';
import { undoLabel } from '../../acts/undo-row';
import { typedField } from '../../bulk/bulk-fields';
import { Panel } from '../../record/panel';
import type { BulkView } from './bulk-view';
import { runIntents } from './run-fields';

/** Of the form that was sent. */
export interface BulkFailure {
  intent?: string;
  failed?: string;
}
interface ConfirmProps {
  bulk: BulkView;
  seesActs: boolean;
  failure: BulkFailure | undefined;
}

/** The number is typed where it is large. */
export function BulkConfirm({ bulk, seesActs, failure }: ConfirmProps) {
  const { id, count, left_count: left, needs_typing: needsTyping, is_own: isOwn, by } = bulk;
  const failed = failure?.failed;
  if (count === 0 || !isOwn)
    return (
      <Panel id="confirmar" title="Confirmar">
        <p>{count === 0 ? 'Nada muda.' : `Só quem fez esta prévia confirma${by ? `: ${by}` : ''}.`}</p>
        <a className="elo" href={adminLinks.properties()}>
          Voltar à lista
        </a>
      </Panel>
    );
  return (
    <Panel id="confirmar" title="Confirmar">
      <p>
        Muda <b>{formatNumber(count)}</b>, não muda <b>{formatNumber(left)}</b>.
        {needsTyping &&
          ` ${isManyInBulk(count) ? 'São mais de 200' : 'É mais de um quinto do catálogo'}: escreva o número para confirmar.`}
      </p>
      <form className="form" method="post" action={adminLinks.propertyBulk(id)}>
        <input type="hidden" name={intentField} value={runIntents.start} />
        {needsTyping ? (
          <TextField
            id="lote-numero"
            name={typedField}
            label="Quantos mudam"
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            error={failed}
          />
        ) : (
          <FieldError id="lote-envio" error={failed} />
        )}
        <button className="bt bt--1 bt--t">Mudar {counted(count, 'imóvel', 'imóveis')}</button>
        <a className="elo" href={adminLinks.properties()}>
          Não mudar nada
        </a>
      </form>
      {seesActs && <p className="nota">Dá para desfazer, a qualquer hora, em Registro.</p>}
    </Panel>
  );
}

export function BulkProgress({ bulk, seesActs, failure }: ConfirmProps) {
  const { state } = bulk;
  const isWorking = state === 'waiting' || state === 'running';
  return (
    <Panel id="andamento" title={titles[state]}>
      <p role="status">{sentenceOf(bulk)}</p>
      {isWorking && <Working bulk={bulk} failed={failure?.failed} />}
      {state === 'done' && bulk.act !== null && (
        <>
          <form className="form" method="post" action={adminLinks.undo(bulk.act)}>
            <input type="hidden" name={returnField} value={adminLinks.properties()} />
            <button className="bt bt--2 bt--t">{undoLabel(bulk.count)}</button>
          </form>
          {seesActs && <p className="nota">Dá para desfazer, a qualquer hora, em Registro.</p>}
        </>
      )}
      {!isWorking && (
        <a className="elo" href={adminLinks.properties()}>
          Voltar à lista
        </a>
      )}
    </Panel>
  );
}

const titles: Record<BulkView['state'], string> = {
  ...{ preview: 'Confirmar', waiting: 'Na fila', running: 'Mudando', done: 'Pronto' },
  ...{ canceled: 'Cancelado', failed: 'Não deu certo' },
};

function sentenceOf({ state, count, left_count: left, prepared }: BulkView): string {
  switch (state) {
    case 'running':
      return prepared < count
        ? `${formatNumber(prepared)} de ${formatNumber(count)} preparados. Nada mudou ainda.`
        : 'Gravando todos de uma vez.';
    case 'done':
      return `${count === 0 ? 'Nada mudou' : `Mudou em ${counted(count, 'imóvel', 'imóveis')}`}; ${counted(left, 'ficou como está', 'ficaram como estão')}.`;
    case 'canceled':
      return 'Nada mudou.';
    case 'failed':
      return 'Nada mudou. Faça outra prévia; se falhar outra vez, chame quem cuida do sistema.';
    default:
      return 'Começa em instantes. Pode fechar esta página.';
  }
}

const Working = ({
  bulk: { id, count, prepared },
  failed,
}: {
  bulk: BulkView;
  failed: string | undefined;
}) => (
  <>
    <progress className="mprogresso" max={count} value={Math.min(prepared, count)}>
      {formatNumber(prepared)}
    </progress>
    <form className="form" method="post" action={adminLinks.propertyBulk(id)}>
      <input type="hidden" name={intentField} value={runIntents.cancel} />
      <FieldError id="lote-cancelar" error={failed} />
      <button className="bt bt--2 bt--t">Cancelar</button>
      <a className="elo" href={adminLinks.propertyBulk(id)}>
        Atualizar
      </a>
    </form>
  </>
);
