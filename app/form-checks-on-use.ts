import { useEffect } from 'react';

/**
 * Plain forms that name a check (`data-check`) are checked while they are used; what checks them is loaded when the first
 * one is entered.
 */
export function useFormChecks(): void {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const form = target instanceof Element && target.closest<HTMLFormElement>('form[data-check]');
      if (!form) return;
      // The server checks in any case: a file that cannot be had is no error.
      import('~/form-checks').then(
        ({ watchForm }) => watchForm(form),
        () => undefined,
      );
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
}
