import { readJson, tabStorage } from '~/navigation/browser-storage.browser';

/** `before`: cards of earlier pages. */
interface Shown {
  url: string;
  before: unknown[];
  cards: unknown[];
}

const storageKey = 'imoveis-vistos';
const maxEntries = 20;

let entries: Map<string, Shown> | undefined;
let last: Shown | undefined;

function shown(): Map<string, Shown> {
  if (!entries) {
    entries = new Map(readStorage());
    window.addEventListener('pagehide', writeStorage);
  }
  return entries;
}

/** Cards before its own page: of this history entry, else of the continued one, else of the same URL. */
export function cardsBefore<Card>(entry: { key: string; continues?: string; url: string }): Card[] {
  const found =
    shown().get(entry.key)?.before ??
    shown().get(entry.continues ?? '')?.cards ??
    (last?.url === entry.url ? last.before : []);
  return found as Card[];
}

export function rememberCards<Card>(key: string, url: string, before: Card[], own: Card[]): void {
  last = { url, before, cards: [...before, ...own] };
  const all = shown();
  all.delete(key);
  all.set(key, last);
  const [oldest] = all.keys();
  if (all.size > maxEntries && oldest !== undefined) all.delete(oldest);
}

function readStorage(): [string, Shown][] {
  const found = readJson(tabStorage, storageKey);
  return Array.isArray(found) ? found : [];
}

/** Stores only lists that 'Carregar mais' has extended. A full storage loses them. */
function writeStorage(): void {
  const longer = [...shown()].filter(([, { before }]) => before.length > 0);
  if (!tabStorage.set(storageKey, JSON.stringify(longer))) tabStorage.remove(storageKey);
}
