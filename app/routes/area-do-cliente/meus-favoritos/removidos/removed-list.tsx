import { withNoBreakSpaces } from '@domain/kernel/no-break-spaces';
import { counted } from '@domain/kernel/counts';
import { Drawing } from '~/components/ui/icon';
import { Photo } from '~/components/ui/photo';
import { EraseForm, RestoreForm } from '~/features/favorites/restore-form';
import { folderDrawings } from '~/features/favorites/folder-drawings';
import { links } from '~/links';
import type { RemovedAct, RemovedRow } from './removed-data';

/** Removals of several properties can be restored together or one by one. */
export const RemovedList = ({ acts }: { acts: readonly RemovedAct[] }) => (
  <ul className="removidos">
    {acts.map((act) =>
      act.whole === null && act.rows.length === 1 ? (
        <li key={act.removal}>
          <RemovedProperty row={act.rows[0]!} act={act} when={act.when} />
        </li>
      ) : (
        <Whole act={act} key={act.removal} />
      ),
    )}
  </ul>
);

const Whole = ({ act }: { act: RemovedAct }) => (
  <li>
    <div className="removido">
      <div className="removido__foto">
        <Photo photo={act.rows[0]?.photo ? { ...act.rows[0].photo, alt: '' } : null} sizes="15rem" />
      </div>
      <div>
        <h2>{act.whole}</h2>
        <p className="menor suave">
          {act.rows.length > 0 && `${counted(act.rows.length, 'imóvel', 'imóveis')}. `}
          {act.when}
        </p>
        {act.rows.length > 0 && (
          <details className="removido__todos">
            <summary>Ver os imóveis</summary>
            <ul>
              {act.rows.map((row) => (
                <li key={row.code}>
                  <RemovedProperty row={row} act={act} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <RowActions removal={act.removal} label={act.whole ?? 'o que foi removido'} erases />
    </div>
  </li>
);

const RemovedProperty = ({ row, act, when }: { row: RemovedRow; act: RemovedAct; when?: string }) => (
  <div className="removido">
    <div className="removido__foto">
      <Photo photo={row.photo && { ...row.photo, alt: '' }} sizes="15rem" />
    </div>
    <div>
      {(row.district || row.city) && (
        <p className="menor suave">
          <b>{row.district || row.city}</b>
          {row.district && row.city && `, ${row.city}`}
        </p>
      )}
      <h2>{withNoBreakSpaces(row.title)}</h2>
      <p className="menor suave">{[row.from, when].filter(Boolean).join(' ')}</p>
      {row.note && (
        <p className="anot">
          {row.note}
          <small>sua nota</small>
        </p>
      )}
    </div>
    <RowActions removal={act.removal} home={row.code} label={row.title} erases={when !== undefined} />
  </div>
);

interface RowActionsProps {
  removal: number;
  home?: number;
  label: string;
  /** Whether the row is the complete removal, which can be erased. */
  erases: boolean;
}

const RowActions = ({ removal, home: property, label, erases }: RowActionsProps) => (
  <div className="removido__acoes">
    <RestoreForm removal={removal} home={property} back={links.removedHomes()}>
      <button className="bt bt--2 bt--c" aria-label={`Restaurar ${label}`}>
        <Drawing path={folderDrawings.undo} small />
        Restaurar
      </button>
    </RestoreForm>
    {erases && (
      <EraseForm removal={removal} back={links.removedHomes()}>
        <button className="elo menor" aria-label={`Apagar agora ${label}`}>
          Apagar agora
        </button>
      </EraseForm>
    )}
  </div>
);
