import { credentialField, mayOfferOneTap } from '~/domain/one-tap';
import { lastPageField } from '~/domain/providers';
import { links } from '~/links';

/** What of Google's script is used. */
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

/**
 * Offers Google's one tap, once in a document, and takes the offer back where the visitor goes on to a page that is
 * spared (spec 1 §2.6). It is a comfort: whatever fails here is not said.
 */
export async function offerOneTap(path: string): Promise<void> {
  if (!mayOfferOneTap(path, isPhone())) return window.google?.accounts.id.cancel();
  if (isOffered) return;
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
    if (mayOfferOneTap(location.pathname, isPhone())) oneTap.prompt();
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

/** A form of the browser's own: the document that answers is the signed-in visitor's. */
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
