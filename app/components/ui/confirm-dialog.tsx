import type { ReactNode } from 'react';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  id: string;
  title: string;
  action: string;
  /** Labels of the buttons: cancel, confirm. */
  keep: string;
  confirm: string;
  children: ReactNode;
}

/** A popover, so it also works without JavaScript (brief §16). */
export function ConfirmDialog({ id, title, action, keep: cancel, confirm, children }: ConfirmDialogProps) {
  return (
    <Dialog id={id} title={title}>
      <form className="confirma" method="post" action={action}>
        {children}
        <div className="escolhas__pe">
          <button type="button" className="bt bt--2 bt--c" popovertarget={id} popovertargetaction="hide">
            {cancel}
          </button>
          <button className="bt bt--2 bt--c perigo">{confirm}</button>
        </div>
      </form>
    </Dialog>
  );
}
