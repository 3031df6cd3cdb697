import { links } from '~/links';
import type { ShareChange } from './after-change';

const timeoutMs = 15_000;
const failed = 'Não foi possível completar a ação. Feche e confira os links antes de repetir.';

/** Sends a form of the dialog. If the session or the folder is gone, opens the page. */
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
    // The result is unknown.
  }
  return { said: { tone: 'danger', text: failed } };
}
