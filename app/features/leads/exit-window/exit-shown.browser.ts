import { exitShownName } from '~/domain/exit-shown-name';
import { allowedStorage } from '~/features/marketing/consent/allowed-storage.browser';

/** Whether the exit window was shown to this visitor; where that cannot be known or kept, it counts as shown. */
export function wasExitShown(): boolean {
  try {
    const own = sessionStorage.getItem(exitShownName) ?? localStorage.getItem(exitShownName);
    // What may be kept no longer than the tab is moved there.
    if (own !== null) allowedStorage(exitShownName).setItem(exitShownName, own);
    return own !== null;
  } catch {
    return true;
  }
}

/** @throws where nothing can be kept */
export const rememberExitShown = (): void => allowedStorage(exitShownName).setItem(exitShownName, '1');
