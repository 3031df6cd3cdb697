import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { decodeConsent, type Consent } from './consent';
import { consentEvent } from './consent-event';
import { links, preferencesId } from '~/links';
import { dialogFallback } from '~/navigation/missing-files.browser';
import { anchorOf, isPlainClick } from '~/navigation/plain-link.browser';
import { showSnackbar, takeFlash } from '~/components/ui/snackbars.browser';

const current = (): Consent => decodeConsent(document.cookie);

type CookieDialog = ComponentType<{ onClose: () => void }>;

/** Sends choices without navigation, and opens the cookie form as a dialog. Styles show the notice after a delay. */
export function useConsent(isDecided: boolean | undefined) {
  const [isAsking, setAsking] = useState(!isDecided);
  const [opened, setOpened] = useState<{ CookieDialog?: CookieDialog }>({});
  const closeDialog = useCallback(() => setOpened({}), []);
  useEffect(() => {
    const hideNotice = () => setAsking(false);
    // The page may come from a cache, or be older than a choice in another tab.
    if (current().decided) hideNotice();
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (!form.matches('[data-consentimento]')) return;
      event.preventDefault();
      void send(form, event.submitter).then((sent) => sent && hideNotice());
    };
    const onClick = (event: MouseEvent) => {
      const link = isPlainClick(event) ? anchorOf(event.target) : null;
      if (!link || !leadsToForm(link) || document.getElementById(preferencesId) || !canOpen()) return;
      event.preventDefault();
      // If the import fails, open the privacy page.
      const openPage = dialogFallback(() => location.assign(link.href));
      import('./cookie-dialog').then(setOpened, openPage);
    };
    const onShow = () => current().decided && hideNotice();
    document.addEventListener('submit', onSubmit, true);
    document.addEventListener('click', onClick, true);
    window.addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('submit', onSubmit, true);
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
  return { isAsking, CookieDialog: opened.CookieDialog, closeDialog };
}

const canOpen = () => 'showPopover' in HTMLElement.prototype;
const leadsToForm = ({ pathname, hash }: HTMLAnchorElement) => pathname + hash === links.cookiePreferences();

/** Sends a choice. If the browser blocks the answer's cookies, the choice holds for this page. */
async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<boolean> {
  try {
    const body = new URLSearchParams(new FormData(form, button) as unknown as Record<string, string>);
    const { type } = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
    if (type !== 'opaqueredirect') throw new Error('not accepted');
    form.closest<HTMLElement>('[popover]')?.hidePopover();
    const stays = document.dispatchEvent(new Event(consentEvent, { cancelable: true }));
    if (!stays) return true;
    takeFlash();
    return true;
  } catch {
    const text = 'Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.';
    showSnackbar({ tone: 'danger', text });
    return false;
  }
}
