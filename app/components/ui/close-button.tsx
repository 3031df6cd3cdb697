import type { ReactNode } from 'react';
import { Icon } from './icon';

interface CloseButtonProps {
  /** The popover's id. */
  of: string;
  label?: string;
  /** The sign, where it is not drawn as everywhere. */
  children?: ReactNode;
}

/** The button that closes a popover, with or without scripts. */
export function CloseButton({ of, label = 'Fechar', children }: CloseButtonProps) {
  return (
    <button type="button" className="bi" popovertarget={of} popovertargetaction="hide" aria-label={label}>
      {children ?? <Icon name="close" />}
    </button>
  );
}
