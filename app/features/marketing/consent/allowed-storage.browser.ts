import { type BrowserStorage, lastingStorage, tabStorage } from '~/navigation/browser-storage.browser';
import { decodeConsent } from './consent';

/** Local storage with preference consent (settled §8), else session storage. */
export function allowedStorage(name: string): BrowserStorage {
  if (decodeConsent(document.cookie).preferences) return lastingStorage;
  lastingStorage.remove(name);
  return tabStorage;
}
