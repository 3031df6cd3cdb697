import { exitShownName } from '~/domain/exit-shown-name';
import { allowedStorage } from '~/features/marketing/consent/allowed-storage.browser';
import { lastingStorage, tabStorage } from '~/navigation/browser-storage.browser';

/** Whether the visitor has seen the exit dialog; true if that cannot be stored. */
export function wasExitShown(): boolean {
  const own = tabStorage.get(exitShownName) ?? lastingStorage.get(exitShownName);
  // Move it to session storage if consent no longer allows more.
  if (own !== null) allowedStorage(exitShownName).set(exitShownName, own);
  return own !== null || allowedStorage(exitShownName).isBlocked();
}

export const rememberExitShown = () => allowedStorage(exitShownName).set(exitShownName, '1');
