import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/icon';
import { breakable } from '../layout/breakable';
import { RecordHistory, type HistoryRow } from './record-history';

interface RecordProps {
  title: string;
  /** Below the title. */
  lead?: ReactNode;
  back: { label: string; href: string };
  /** Beside the title. */
  actions?: ReactNode;
  /** Between title and facts. */
  notice?: ReactNode;
  factsTitle?: string;
  facts: readonly (readonly [string, ReactNode])[];
  /** null: this role does not read the audit log, or the back end did not answer. */
  history: readonly HistoryRow[] | null;
  historyTitle?: string;
  /** Before the facts: each a `RecordSection`. */
  above?: ReactNode;
  /** The panel that comes before the facts on a phone. */
  first?: ReactNode;
  /** After the facts: each a `RecordSection`. */
  sections?: ReactNode;
  /** Panels with the record's actions. */
  children: ReactNode;
}

/** A room's record: facts, actions beside them, history at the end. */
export function Record({ title, lead, back, facts, history, children, ...parts }: RecordProps) {
  const { actions, notice, above, factsTitle = 'Dados', first, sections } = parts;
  return (
    <>
      <a className="elo mvolta" href={back.href}>
        <Icon name="previous" small />
        {back.label}
      </a>
      <div className="mcab">
        <div>
          <h1>{breakable(title)}</h1>
          {lead && <p className="suave">{breakable(lead)}</p>}
        </div>
        {actions}
      </div>
      {notice}
      <div className={first ? 'dupla-m dupla-m--primeiro' : 'dupla-m'}>
        {first && <div className="mprimeiro">{first}</div>}
        <div className="mfatos">
          {above}
          <RecordSection title={factsTitle}>
            <dl className="mdl">
              {facts.map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{breakable(value)}</dd>
                </div>
              ))}
            </dl>
          </RecordSection>
          {sections}
        </div>
        <div className="mlados">{children}</div>
        {history && (
          <RecordSection title={parts.historyTitle ?? 'Histórico'}>
            <RecordHistory rows={history} />
          </RecordSection>
        )}
      </div>
    </>
  );
}

export const RecordSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="msec">
    <h2>{title}</h2>
    {children}
  </section>
);
