import { useEffect } from 'react';
import { links } from '~/links';
import { sendNewsletter } from './send-newsletter.browser';

/** The footer's form; React does not own the footer (decision 0010). */
export const footerRoot = 'data-newsletter';

/** Checks the footer's form from its first focus, and sends every newsletter form in place. */
export function useNewsletter(): void {
  useEffect(() => {
    const hydrated = new WeakSet<Element>();
    const onFocus = ({ target }: FocusEvent) => {
      const root = target instanceof Element && target.closest(`[${footerRoot}]`);
      if (!root || hydrated.has(root)) return;
      hydrated.add(root);
      import('./footer-form.browser')
        .then(({ hydrateNewsletter }) => hydrateNewsletter(root))
        // The server validates anyway.
        .catch(() => hydrated.delete(root));
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || form.getAttribute('action') !== links.newsletterAction()) return;
      event.preventDefault();
      void sendNewsletter(form);
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('submit', onSubmit);
    };
  }, []);
}
