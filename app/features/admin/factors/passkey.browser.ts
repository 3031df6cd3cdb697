import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { adminLinks, intentField } from '../admin-links';

/** prove: as second factor. add: a new one. */
export type PasskeyIntent = 'prove' | 'add';

/** @returns WebAuthn's answer as JSON; null: another page is due first, and is loading */
export async function askPasskey(intent: PasskeyIntent): Promise<string | null> {
  const response = await fetch(adminLinks.passkeyOptions(), {
    method: 'POST',
    body: new URLSearchParams({ [intentField]: intent }),
    signal: AbortSignal.timeout(10_000),
  });
  if (response.redirected) {
    location.assign(adminLinks.factor(location.pathname));
    return null;
  }
  if (!response.ok) throw new Error(`${response.status}`);
  const optionsJSON = await response.json();
  const answer = await (intent === 'add'
    ? startRegistration({ optionsJSON })
    : startAuthentication({ optionsJSON }));
  return JSON.stringify(answer);
}
