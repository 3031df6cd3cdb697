import { credentialField, canOfferOneTap } from './one-tap';
import { lastPageField } from '@domain/people/providers';
import { embeddedBrowser } from '~/domain/embedded-browser';
import { links } from '~/links';

interface OneTap {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
    context: 'signin';
    itp_support: boolean;
    use_fedcm_for_prompt: boolean;
  }): void;
  prompt(): void;
  cancel(): void;
}
declare global {
  interface Window {
    google?: { accounts: { id: OneTap } };
  }
}

const source = 'https://accounts.google.com/gsi/client';
const isPhone = () => matchMedia('(max-width: 767px)').matches;
let isOffered = false;

/** Offers one tap once in a document, and cancels it on excluded pages (spec 1 §2.6). Failures stay silent. */
export async function offerOneTap(path: string): Promise<void> {
  if (!canOfferOneTap(path, isPhone())) return window.google?.accounts.id.cancel();
  if (isOffered || embeddedBrowser(navigator.userAgent)) return;
  isOffered = true;
  try {
    const answer = await fetch(links.oneTap());
    if (!answer.ok) return;
    const { clientId, nonce }: { clientId: string; nonce: string } = await answer.json();
    await load(source);
    const oneTap = window.google!.accounts.id;
    oneTap.initialize({
      client_id: clientId,
      nonce,
      callback: ({ credential }) => handIn(credential),
      context: 'signin',
      itp_support: true,
      use_fedcm_for_prompt: true,
    });
    if (canOfferOneTap(location.pathname, isPhone())) oneTap.prompt();
  } catch {
    isOffered = false;
  }
}

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('the script did not come'));
    document.head.append(script);
  });
}

/** Posts a browser form, because the answer must be a new document for the signed-in visitor. */
function handIn(credential: string): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: links.oneTap(), hidden: true });
  const fields = { [credentialField]: credential, [lastPageField]: location.pathname + location.search };
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    form.append(Object.assign(field, { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}
