import { LRUCache } from 'lru-cache';
import { type KeptPage, weightOf } from './kept-page';

/** The share of what was asked for once: a crawler's thousands push out each other, and no page that people ask for. */
const onceShare = 0.25;

/** Keeps pages within a bound of bytes. */
export interface PageStore {
  get(key: string): KeptPage | undefined;
  set(key: string, page: KeptPage): void;
  /** The page has more or fewer bytes than when it was put here. */
  weighAgain(key: string, page: KeptPage): void;
  delete(key: string): void;
  all(): Iterable<KeptPage>;
  clear(): void;
  /** How much all weighs, in bytes. */
  readonly weight: number;
}

/** @param bytes all that it may weigh, pages and what is known of them */
export function pageStore(bytes: number): PageStore {
  const shelf = (share: number) =>
    new LRUCache<string, KeptPage>({
      maxSize: Math.floor(bytes * share),
      sizeCalculation: (page, key) => weightOf(page) + 2 * key.length,
    });
  const [once, again] = [shelf(onceShare), shelf(1 - onceShare)];
  return {
    get(key) {
      const known = again.get(key);
      if (known) return known;
      const page = once.get(key);
      if (page) {
        once.delete(key);
        again.set(key, page);
      }
      return page;
    },
    set(key, page) {
      (again.has(key) ? again : once).set(key, page);
    },
    weighAgain(key, page) {
      const own = [again, once].find((each) => each.peek(key) === page);
      own?.delete(key);
      own?.set(key, page);
    },
    delete(key) {
      once.delete(key);
      again.delete(key);
    },
    *all() {
      yield* once.values();
      yield* again.values();
    },
    clear() {
      once.clear();
      again.clear();
    },
    get weight() {
      return once.calculatedSize + again.calculatedSize;
    },
  };
}
