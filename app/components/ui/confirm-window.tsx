import type { ReactNode } from 'react';
import { Window } from './window';

interface ConfirmWindowProps {
  /** What opens it names it: `popovertarget={id}`. */
  id: string;
  title: string;
  /** Where the form is sent, once it is confirmed. */
  action: string;
  /** What to leave things as they are is called, and what to go on. */
  keep: string;
  confirm: string;
  /** What happens, and the fields that are sent along. */
  children: ReactNode;
}

/** Asks before something is lost (brief §16); it is a window like the others, so it asks without JavaScript too. */
export function ConfirmWindow({ id, title, action, keep, confirm, children }: ConfirmWindowProps) {
  return (
    <Window id={id} title={title}>
      <form className="confirma" method="post" action={action}>
        {children}
        <div className="escolhas__pe">
          <button type="button" className="bt bt--2 bt--c" popovertarget={id} popovertargetaction="hide">
            {keep}
          </button>
          <button className="bt bt--2 bt--c perigo">{confirm}</button>
        </div>
      </form>
    </Window>
  );
}
