import { breakable } from '../layout/breakable';
import { UndoForm } from '../acts/undo-form';
import type { UndoRow } from '../acts/undo-row';

export interface HistoryRow {
  id: number;
  at: string;
  when: string;
  what: string;
  detail: string;
  /** Absent: no act of a member. */
  undo?: UndoRow;
}

export function RecordHistory({ rows }: { rows: readonly HistoryRow[] }) {
  if (rows.length === 0) return <p className="suave">Nada aconteceu ainda.</p>;
  return (
    <ol className="mhist">
      {rows.map(({ id, at, when, what, detail, undo = null }) => (
        <li key={id}>
          <time dateTime={at}>{when}</time>
          <div>
            <p>{what}</p>
            {detail && <p className="suave">{breakable(detail)}</p>}
            <UndoForm undo={undo} about={`${what}, ${when}`} />
          </div>
        </li>
      ))}
    </ol>
  );
}
