import { counted } from '@domain/kernel/counts';
import { formatNumber } from '@domain/kernel/money';
import { FieldError } from '~/forms/field';
import { TextField } from '~/forms/text-field';
import { adminLinks, intentField } from '../admin-links';
import { ListTable } from '../list/list-table';
import { Panel } from '../record/panel';
import { bulkIntents, typedField, versionFields } from './bulk-fields';
import type { PreviewView } from './bulk-view';

type Shown = PreviewView & { fields: readonly (readonly [string, string])[]; failed?: string };

interface BulkPreviewProps {
  preview: Shown;
  /** Where the form goes. */
  action: string;
  /** The list. */
  back: string;
  seesActs: boolean;
}

/** What changes, what does not and why, and the button that does it. */
export function BulkPreview({ preview, action, back, seesActs }: BulkPreviewProps) {
  const { examples, more, left, moreLeft } = preview;
  return (
    <div className="dupla-m">
      <div>
        {examples.length > 0 && (
          <section className="msec">
            <h2>O que muda</h2>
            <ListTable
              caption="Prévia"
              columns={[
                { title: 'Contato', cell: ({ id, name }) => <a href={adminLinks.contact(id)}>{name}</a> },
                { title: 'Campo', cell: ({ field }) => field },
                { title: 'Era', cell: ({ was }) => was },
                { title: 'Fica', cell: ({ is }) => is },
              ]}
              rows={examples}
              keyOf={({ key }) => key}
            />
            {more > 0 && <p className="suave">e mais {formatNumber(more)}.</p>}
          </section>
        )}
        {left.length > 0 && (
          <section className="msec">
            <h2>O que não muda</h2>
            <ListTable
              caption="Ficam como estão"
              columns={[
                {
                  title: 'Contato',
                  cell: ({ id, name }) => (name ? <a href={adminLinks.contact(id)}>{name}</a> : 'Um contato'),
                },
                { title: 'Por quê', cell: ({ why }) => why },
              ]}
              rows={left}
              keyOf={({ id }) => id}
            />
            {moreLeft > 0 && <p className="suave">e mais {formatNumber(moreLeft)}.</p>}
          </section>
        )}
      </div>
      <div className="mlados">
        <Panel id="confirmar" title="Confirmar">
          <Confirm preview={preview} action={action} back={back} seesActs={seesActs} />
        </Panel>
      </div>
    </div>
  );
}

function Confirm({ preview, action, back, seesActs }: BulkPreviewProps) {
  const { count, leftCount, needsTyping, pieces, fields, failed } = preview;
  const isToBroker = fields.some(([name, value]) => name === 'responsible' && value.startsWith('broker:'));
  if (count === 0)
    return (
      <>
        <p>Nada muda.</p>
        <a className="elo" href={back}>
          Voltar à lista
        </a>
      </>
    );
  return (
    <>
      <p>
        Muda <b>{formatNumber(count)}</b>, não muda <b>{formatNumber(leftCount)}</b>.
        {needsTyping &&
          ` ${count > 200 ? 'São mais de 200' : 'É mais de um quinto dos contatos'}: escreva o número para confirmar.`}
      </p>
      <form className="form" method="post" action={action}>
        <input type="hidden" name={intentField} value={bulkIntents.change} />
        {fields.map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={name} />
        ))}
        {pieces.map((piece, index) => (
          <input type="hidden" name={versionFields[index]} value={piece} key={index} />
        ))}
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
        <button className="bt bt--1">Mudar {counted(count, 'contato', 'contatos')}</button>
        <a className="elo" href={back}>
          Não mudar nada
        </a>
      </form>
      {isToBroker && <p className="nota">Não vai e-mail de cada contato: avise o corretor.</p>}
      <p className="nota">
        {seesActs
          ? 'Dá para desfazer, a qualquer hora, em Registro.'
          : 'Dá para desfazer logo depois, no aviso, ou no histórico de cada contato.'}
      </p>
    </>
  );
}
