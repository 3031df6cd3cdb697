import { LRUCache } from 'lru-cache';
import { type CachedPage, weightOf } from './cached-page';

/** Share of pages requested once: crawlers evict only each other. */
const onceShare = 0.25;

export interface PageStore {
  get(key: string): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
  weighAgain(key: string, page: CachedPage): void;
  delete(key: string): void;
  deleteWhere(is: (page: CachedPage) => boolean): void;
  all(): Iterable<CachedPage>;
  readonly weight: number;
}

export function pageStore(bytes: number): PageStore {
  const createLru = (share: number) =>
    new LRUCache<string, CachedPage>({
      maxSize: Math.floor(bytes * share),
      sizeCalculation: (page, key) => weightOf(page) + 2 * key.length,
    });
  const [once, again] = [createLru(onceShare), createLru(1 - onceShare)];
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
    deleteWhere(is) {
      for (const lru of [once, again])
        for (const [key, page] of [...lru.entries()]) if (is(page)) lru.delete(key);
    },
    *all() {
      yield* once.values();
      yield* again.values();
    },
    get weight() {
      return once.calculatedSize + again.calculatedSize;
    },
  };
}
