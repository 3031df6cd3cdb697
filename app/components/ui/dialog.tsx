import type { ReactNode } from 'react';
import { CloseButton } from './close-button';

interface DialogProps {
  id: string;
  title: string;
  wide?: boolean; // 36rem instead of 428 px; full screen on phones
  fullOnPhone?: boolean; // 428 px; full screen on phones
  children: ReactNode;
}

/** Dialog (brief §9) as a popover: opens and closes without JavaScript, by Esc and by a click outside. */
export function Dialog({ id, title, wide, fullOnPhone, children }: DialogProps) {
  const titleId = `${id}-titulo`;
  return (
    <div
      popover="auto"
      id={id}
      className={`janela${wide ? ' janela--larga' : ''}${fullOnPhone ? ' janela--cheia' : ''}`}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <div className="janela__topo">
        <h2 id={titleId}>{title}</h2>
        <CloseButton of={id} />
      </div>
      <div className="janela__corpo">{children}</div>
    </div>
  );
}
