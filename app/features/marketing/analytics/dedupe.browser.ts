import { tabStorage } from '~/navigation/browser-storage.browser';

/** Keys of sent events, for the tab's lifetime. */
const name = 'medicao-contados';
const maxEvents = 50;
/** Fallback without session storage. */
let here: string[] = [];

export function isFirstTime(once: string): boolean {
  const known = storedKeys();
  if (known.includes(once)) return false;
  here = [...known, once].slice(-maxEvents);
  tabStorage.set(name, here.join(' '));
  return true;
}

const storedKeys = (): string[] => tabStorage.get(name)?.split(' ') ?? here;
