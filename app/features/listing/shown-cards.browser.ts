/** A listing as it was left: where it stood in the history, and the cards that stood before its own page's. */
interface Shown {
  url: string;
  before: unknown[];
  /** All of them, its own page's at the end. */
  cards: unknown[];
}

const storageKey = 'imoveis-vistos';
/** More histories than anybody walks back through. */
const maxKept = 20;

let entries: Map<string, Shown> | undefined;
let last: Shown | undefined;

/** What is remembered about this tab's listings, a reload included. */
function shown(): Map<string, Shown> {
  if (!entries) {
    entries = new Map(readStorage());
    window.addEventListener('pagehide', writeStorage);
  }
  return entries;
}

/**
 * The cards that stand before those of a listing's own page: those that stood there when this place in the history was
 * left, else all of the entry that it continues ('Carregar mais'), else those of the same address a moment ago.
 */
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
  if (all.size > maxKept && oldest !== undefined) all.delete(oldest);
}

function readStorage(): [string, Shown][] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** Only entries that 'Carregar mais' made longer are worth it; a full storage only loses the comfort. */
function writeStorage(): void {
  try {
    const longer = [...shown()].filter(([, { before }]) => before.length > 0);
    sessionStorage.setItem(storageKey, JSON.stringify(longer));
  } catch {
    sessionStorage.removeItem(storageKey);
  }
}
