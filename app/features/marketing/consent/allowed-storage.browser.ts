import { decodeConsent } from './consent';

/** Where the browser keeps something by this name: for long only where preferences may be kept (settled §8), else until the tab is closed. */
export function allowedStorage(name: string): Storage {
  if (decodeConsent(document.cookie).preferences) return localStorage;
  localStorage.removeItem(name);
  return sessionStorage;
}
