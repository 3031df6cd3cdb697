import { useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type * as SearchBoxModule from './attach.browser';

const boxOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[data-search-box]') : null;

/** Hydrates a search box on first use; without the script it remains a form. */
export function useSearchBox(): void {
  const navigate = useNavigate();
  const go = useRef(navigate);
  go.current = navigate;
  useEffect(() => {
    let module: Promise<typeof SearchBoxModule> | undefined;
    const use = (target: EventTarget | null) => {
      const form = boxOf(target);
      if (!form) return;
      module ??= import('./attach.browser');
      module.then(
        ({ attachSearchBox }) => attachSearchBox(form, (path) => go.current(path)),
        () => (module = undefined),
      );
    };
    const onFocus = ({ target }: FocusEvent) => use(target);
    document.addEventListener('focusin', onFocus);
    // The field may have the focus before hydration.
    use(document.activeElement);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
}
