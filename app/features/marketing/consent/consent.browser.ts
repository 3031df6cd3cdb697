import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { decodeConsent, type Consent } from './consent';
import { consentEvent } from './consent-event';
import { links, preferencesId } from '~/links';
import { announce } from '~/components/ui/live-region.browser';
import { anchorOf, isPlainClick } from '~/navigation/plain-link.browser';
import { showSnackbar, takeFlash } from '~/components/ui/snackbars.browser';

/** How long a visitor is left in peace before the notice asks, in ms (spec 1 §11). */
const peace = 8000;

const current = (): Consent => decodeConsent(document.cookie);

type CookieWindow = ComponentType<{ onClose: () => void }>;

/**
 * Asks who has not chosen, once the page has stood for a while, sends choices without leaving the page, and opens the
 * form of the privacy page in a window where a link leads to it.
 * @returns whether the notice is to be shown, and the window while it is open
 */
export function useConsent() {
  const [isAsking, setAsking] = useState(false);
  const [opened, setOpened] = useState<{ CookieWindow?: CookieWindow }>({});
  const closeWindow = useCallback(() => setOpened({}), []);
  useEffect(() => {
    const ask = () => {
      setAsking(!current().decided);
      if (!current().decided) announce('Aviso de cookies, no início da página');
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
      void send(form, event.submitter).then((sent) => sent && stopAsking());
    };
    const onClick = (event: MouseEvent) => {
      const link = isPlainClick(event) ? anchorOf(event.target) : null;
      if (!link || !leadsToForm(link) || document.getElementById(preferencesId) || !canOpen()) return;
      event.preventDefault();
      // Where the window cannot be had, its form is a page away.
      import('./cookie-window').then(setOpened, () => location.assign(link.href));
    };
    // Another page, or another window, may have asked meanwhile.
    const onShow = () => current().decided && stopAsking();
    document.addEventListener('submit', onSubmit, true);
    document.addEventListener('click', onClick, true);
    window.addEventListener('pageshow', onShow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('submit', onSubmit, true);
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
  return { isAsking, CookieWindow: opened.CookieWindow, closeWindow };
}

const canOpen = () => 'showPopover' in HTMLElement.prototype;
const leadsToForm = ({ pathname, hash }: HTMLAnchorElement) => pathname + hash === links.cookiePreferences();

/** Sends a choice; the answer's cookies are what counts. */
async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<boolean> {
  try {
    const body = new URLSearchParams(new FormData(form, button) as unknown as Record<string, string>);
    await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
    if (!current().decided) throw new Error('not stored');
    form.closest<HTMLElement>('[popover]')?.hidePopover();
    const stays = document.dispatchEvent(new Event(consentEvent, { cancelable: true }));
    // A document that another takes the place of leaves it to say what was saved.
    if (!stays) return true;
    takeFlash();
    return true;
  } catch {
    const text = 'Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.';
    showSnackbar({ tone: 'danger', text });
    return false;
  }
}
