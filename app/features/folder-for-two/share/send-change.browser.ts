import { links } from '~/links';
import type { ShareChange } from './after-change';

/** A request that takes longer, in ms, has failed. */
const timeoutMs = 15_000;
const failed = 'Não foi possível completar a ação. Feche e confira os links antes de repetir.';

/** Sends a form of the window. Who is signed in no more, or has the folder no more, is led to its page, which says so. */
export async function sendChange(folder: string, fields: FormData): Promise<ShareChange> {
  try {
    const response = await fetch(links.shareFolderAction(folder), {
      method: 'POST',
      body: new URLSearchParams([...fields] as [string, string][]),
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.redirected || response.status === 404) location.assign(links.shareFolder(folder));
    if (response.ok) return (await response.json()) as ShareChange;
  } catch {
    // Said below: whether it was done is not known.
  }
  return { said: { tone: 'danger', text: failed } };
}
