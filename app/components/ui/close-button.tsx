import type { ReactNode } from 'react';
import { Icon } from './icon';

interface CloseButtonProps {
  of: string;
  label?: string;
  children?: ReactNode;
}

/** Closes a popover, also without scripts. */
export function CloseButton({ of, label = 'Fechar', children }: CloseButtonProps) {
  return (
    <button type="button" className="bi" popovertarget={of} popovertargetaction="hide" aria-label={label}>
      {children ?? <Icon name="close" />}
    </button>
  );
}
