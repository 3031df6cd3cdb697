import { useEffect, useState } from 'react';
import { decodeConsent, optionalPurposes, type Consent } from '~/domain/consent';
import { announce } from './live-region';
import { showSnackbar, takeFlash } from './snackbars';

/** How long a visitor is left in peace before the notice asks, in ms (specification 1, section 11). */
const peace = 8000;

const current = (): Consent => decodeConsent(document.cookie);

/**
 * Asks who has not chosen, once the page has stood for a while, and sends choices without leaving the page.
 * @returns whether the notice is to be shown
 */
export function useConsent(): boolean {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const ask = () => {
      setAsking(!current().decided);
      if (!current().decided) announce('Aviso de cookies');
    };
    const timer = setTimeout(ask, peace);
    const stopAsking = () => {
      clearTimeout(timer);
      setAsking(false);
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (!form.matches('[data-consentimento]')) return;
      event.preventDefault();
      // The window's body would show the choice that was there before until it is opened again.
      void send(form, event.submitter).then((sent) => sent && stopAsking());
    };
    // Another page, or another window, may have asked meanwhile.
    const onShow = () => current().decided && stopAsking();
    document.addEventListener('submit', onSubmit, true);
    document.addEventListener('toggle', showChoice, true);
    window.addEventListener('pageshow', onShow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('submit', onSubmit, true);
      document.removeEventListener('toggle', showChoice, true);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
  return isAsking;
}

/** Sends a choice; the answer's cookies are what counts. */
async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<boolean> {
  try {
    const body = new URLSearchParams(new FormData(form, button) as unknown as Record<string, string>);
    await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
    if (!current().decided) throw new Error('not stored');
    form.closest<HTMLElement>('[popover]')?.hidePopover();
    takeFlash();
    return true;
  } catch {
    const text = 'Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.';
    showSnackbar({ tone: 'danger', text });
    return false;
  }
}

/** The window, when it opens, shows what is allowed now. */
function showChoice({ target }: Event) {
  if (!(target instanceof HTMLElement) || !target.matches('#cookies:popover-open')) return;
  const { preferences, statistics, marketing } = current();
  for (const [index, allowed] of [preferences, statistics, marketing].entries()) {
    const box = target.querySelector<HTMLInputElement>(`input[name="${optionalPurposes[index]}"]`);
    if (box) box.checked = allowed;
  }
}
