import { adminLinks, returnField } from '../admin-links';
import type { UndoRow } from './undo-row';

/** @param about read out by screen readers: 'Papel mudado, ontem, 17h20' */
export function UndoForm({ undo, about }: { undo: UndoRow; about: string }) {
  if (!undo) return null;
  if ('reason' in undo) return <small className="suave">{undo.reason}</small>;
  return (
    <form method="post" action={adminLinks.undo(undo.act)}>
      <input type="hidden" name={returnField} value={undo.back} />
      <button className="elo">
        {undo.label}
        <span className="vh">: {about}</span>
      </button>
    </form>
  );
}
