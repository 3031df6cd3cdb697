import { useEffect } from 'react';

/** The footer is kept as text (decision 0010), so React knows nothing of its one form: what watches it comes when it is entered. */
export function useNewsletter(): void {
  useEffect(() => {
    const watched = new WeakSet<Element>();
    const onFocus = ({ target }: FocusEvent) => {
      const form = target instanceof Element && target.closest<HTMLFormElement>('form#newsletter');
      if (!form || watched.has(form)) return;
      watched.add(form);
      import('./newsletter-in-footer.browser')
        .then(({ watchNewsletter }) => watchNewsletter(form))
        // The server checks in any case: a file that cannot be had is no error.
        .catch(() => watched.delete(form));
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
}
