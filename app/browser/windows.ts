import { useEffect } from 'react';

/** The focus goes to the window that opens; the browser brings it back to what opened it. */
export function useWindows(): void {
  useEffect(() => {
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.matches('.janela:popover-open')) target.focus();
    };
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, []);
}
