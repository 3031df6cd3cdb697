import { Icon } from '~/components/ui/icon';
import { FieldError } from '~/forms/field';
import { adminLinks } from '../admin-links';
import { asDocument } from '../document-link';
import { breakable } from '../layout/breakable';
import { Panel } from '../record/panel';
import { RecordSection } from '../record/record';
import { RunState } from './feeds-page';
import { DecidePanel, PublishingPanel, RevertPanel, type RunReply, type RunView } from './run-panels';
import { feedIntents } from './feeds-fields';
import { ReasonGroups } from './run-reasons';
import { ChangedReferences, PriceTable } from './run-changes';

/** One load: figures, changes, remarks; decisions beside them. */
export function RunPage({ reply, ...run }: RunView & { reply: RunReply }) {
  const { id, hold, title, lead, state, figures, why, isWaiting, isPublishing, may, decided, hasFile } = run;
  return (
    <>
      <a className="elo mvolta" href={adminLinks.feeds()}>
        <Icon name="previous" small />
        Cargas
      </a>
      <div className="mcab">
        <div>
          <h1>{title}</h1>
          <p className="suave">{breakable(lead)}</p>
          {!isWaiting && <RunState {...state} />}
        </div>
        {hasFile && (
          <a className="bt bt--2" href={adminLinks.feedRunFile(id)} {...asDocument}>
            <Icon name="download" small />
            Baixar CSV
          </a>
        )}
      </div>
      <dl className="soma4">
        {figures.map(([term, figure]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {reply?.intent === feedIntents.accept && <FieldError id="aceitar-envio" error={reply.failed} />}
      <div className="dupla-m">
        <div className="mfatos">
          {why && (
            <RecordSection title={hold === 'file' ? 'Prévia de um arquivo' : 'Por que está retida'}>
              <p>{why} Nada foi ao ar.</p>
            </RecordSection>
          )}
          <PriceTable {...run} />
          <ChangedReferences {...run} />
          <ReasonGroups {...run} />
        </div>
        <div className="mlados">
          {isWaiting && may.write && <DecidePanel {...run} reply={reply} />}
          {isPublishing && <PublishingPanel id={id} />}
          {may.revert && <RevertPanel id={id} reply={reply} />}
          <Panel id="registro" title="Fica registrado">
            {decided && <p>{decided}</p>}
            <p className="suave">Quem decidiu e quando. Reverter volta ao catálogo de antes por inteiro.</p>
          </Panel>
        </div>
      </div>
    </>
  );
}
