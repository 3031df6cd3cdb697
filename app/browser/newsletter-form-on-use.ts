import { useEffect } from 'react';

/** Newsletter forms are checked while they are used; what checks them is loaded when the first one is entered. */
export function useNewsletterForms(): void {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const form = target instanceof Element && target.closest<HTMLFormElement>('form[data-newsletter]');
      if (!form) return;
      // The server checks in any case: a file that cannot be had is no error.
      import('./newsletter-form').then(
        ({ watchNewsletterForm }) => watchNewsletterForm(form),
        () => undefined,
      );
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
}
