import type { ReactNode } from 'react';
import { CloseButton } from './close-button';

interface WindowProps {
  /** What opens it names it: `popovertarget={id}`. */
  id: string;
  title: string;
  /** 36rem in place of 428 px; the whole screen of a phone. */
  wide?: boolean;
  /** 428 px, but the whole screen of a phone. */
  fullOnPhone?: boolean;
  children: ReactNode;
}

/**
 * A window over the page (brief §9): a popover, so it opens and closes without JavaScript, by Esc and by a click
 * outside.
 */
export function Window({ id, title, wide, fullOnPhone, children }: WindowProps) {
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
