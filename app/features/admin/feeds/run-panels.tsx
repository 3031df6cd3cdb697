import { FieldError } from '~/forms/field';
import { TextField } from '~/forms/text-field';
import { adminLinks, intentField } from '../admin-links';
import { Panel } from '../record/panel';
import { feedIntents, numberField } from './feeds-fields';
import type { runData } from './run.server';
import { useRefresh } from './use-refresh';

export type RunReply = { intent: string; failed?: string } | undefined;
export type RunView = Awaited<ReturnType<typeof runData>>;
type PanelProps = RunView & { reply: RunReply };

const failureOf = (reply: RunReply, ...intents: string[]) =>
  reply && intents.includes(reply.intent) ? reply.failed : undefined;

interface IntentButtonProps {
  id: number;
  intent: string;
  look: string;
  children: string;
}

const IntentButton = ({ id, intent, look, children }: IntentButtonProps) => (
  <form method="post" action={adminLinks.feedRun(id)}>
    <button className={`bt ${look}`} name={intentField} value={intent}>
      {children}
    </button>
  </form>
);

/** The safe choice has the accent; a member's file that no guard holds is published by a press. */
export function DecidePanel({ id, hold, effect, may, reply, ...run }: PanelProps) {
  const { discard, withoutPrices, publishFile } = feedIntents;
  const isFile = hold === 'file';
  return (
    <Panel id="decidir" title="Decidir">
      <p className="suave">{effect}</p>
      <div className="mdecisoes">
        {isFile && (
          <IntentButton id={id} intent={publishFile} look="bt--1">
            Publicar esta carga
          </IntentButton>
        )}
        <IntentButton id={id} intent={discard} look={isFile ? 'bt--2' : 'bt--1'}>
          Descartar esta carga
        </IntentButton>
        {hold === 'prices' && (
          <IntentButton id={id} intent={withoutPrices} look="bt--2">
            Publicar tudo, menos os preços
          </IntentButton>
        )}
        <FieldError id="decidir-envio" error={failureOf(reply, discard, withoutPrices, publishFile)} />
        {may.force && !isFile && <PublishForm id={id} number={run.number} reply={reply} />}
      </div>
    </Panel>
  );
}

function PublishForm({ id, number, reply }: { id: number; number: string; reply: RunReply }) {
  const failed = failureOf(reply, feedIntents.publish);
  return (
    <details className="mforcar" open={failed !== undefined}>
      <summary>Publicar mesmo assim</summary>
      <form className="form" method="post" action={adminLinks.feedRun(id)}>
        <TextField
          id="publicar-numero"
          name={numberField}
          label={`Escreva ${number} para confirmar`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          error={failed}
        />
        <button className="bt bt--2 perigo" name={intentField} value={feedIntents.publish}>
          Publicar tudo
        </button>
      </form>
    </details>
  );
}

/** The page looks again by itself; without scripts, by its link. */
export function PublishingPanel({ id }: { id: number }) {
  useRefresh();
  return (
    <Panel id="publicando" title="Publicando">
      <p role="status">A carga vai ao ar inteira, de uma vez. Até lá o catálogo é o de antes.</p>
      <progress className="mprogresso" aria-label="Publicando" />
      <a className="elo" href={adminLinks.feedRun(id)}>
        Atualizar
      </a>
    </Panel>
  );
}

export const RevertPanel = ({ id, reply }: { id: number; reply: RunReply }) => (
  <Panel id="reverter" title="Reverter">
    <p className="suave">
      Volta ao catálogo de antes desta carga, por inteiro. O que a casa decidiu desde então fica. A próxima
      carga desta fonte espera por uma decisão.
    </p>
    <IntentButton id={id} intent={feedIntents.revert} look="bt--2 perigo">
      Reverter esta carga
    </IntentButton>
    <FieldError id="reverter-envio" error={failureOf(reply, feedIntents.revert)} />
  </Panel>
);
