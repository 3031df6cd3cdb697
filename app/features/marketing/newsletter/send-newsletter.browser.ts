import { showSnackbar, takeFlash } from '~/components/ui/snackbars.browser';
import { sendingTimeoutMs } from '~/forms/sending-timeout';
import { setBusy } from '~/navigation/busy-button.browser';
import { newsletterTexts } from './newsletter';

type Outcome = 'taken' | 'wrong' | 'refused' | 'unanswered';

/** Sends the form and shows the outcome (spec 2 §8); the input stays. */
export async function sendNewsletter(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  if (button?.getAttribute('aria-busy') === 'true') return;
  setBusy(button, true);
  const fields = [...new FormData(form)] as [string, string][];
  const outcome = await postNewsletter(form.action, new URLSearchParams(fields));
  setBusy(button, false);
  // The page of the form has the errors beside its fields.
  if (outcome === 'wrong') return form.submit();
  if (outcome === 'refused') return showSnackbar({ tone: 'danger', text: newsletterTexts.failed });
  // The server's message names the confirmation by e-mail.
  if (outcome === 'taken' && takeFlash()) return;
  showSnackbar({ tone: 'success', text: newsletterTexts.kept });
}

/** `taken`: the action redirects. */
export async function postNewsletter(address: string, body: URLSearchParams): Promise<Outcome> {
  const signal = AbortSignal.timeout(sendingTimeoutMs);
  try {
    const { type, status } = await fetch(address, { method: 'POST', body, redirect: 'manual', signal });
    if (type === 'opaqueredirect') return 'taken';
    return status === 400 ? 'wrong' : 'refused';
  } catch {
    return 'unanswered';
  }
}
