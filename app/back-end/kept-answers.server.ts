import { LRUCache } from 'lru-cache';
import { clock } from '@domain/clock';

/** A back end that fails is asked again only after this time, in ms. */
export const retryMs = 5_000;

/**
 * A keeper that is one page's: what is kept is the shared one's and is asked for by it, and the page waits for it no
 * longer than for the rest of what it reads.
 */
export interface OnePages<Keeper extends object> {
  shared: Keeper;
  /** @throws where the page has no time left */
  whileItLasts<T>(waited: Promise<T>): Promise<T>;
  /** What the page shows is not what it would show if this had not happened. */
  failed(reason: unknown): void;
}

/** A state of things, by a text of no meaning; undefined: nobody tells. */
export type Stamp = string | undefined;

interface Keeping<Keeper, Value, Key> {
  /** How long an answer is given without asking again, in ms, or made of it; 0: those who ask at once share one asking. */
  freshMs: number | ((value: Value) => number);
  /** How long one may stand in for an answer that fails to come, in ms, or made of it; for ever, where nothing is said. */
  standInMs?: number | ((value: Value) => number);
  /** How long a failure is told again before the next asking, in ms. */
  retryMs?: number;
  /** Different questions kept for one keeper; of more, the longest unasked are forgotten. */
  max?: number;
  /** What tells one question from another. */
  keyOf?: (key: Key) => string;
  /**
   * What stands for the state of things that an answer is of; undefined where nobody tells. Where it is told it alone
   * decides: an answer is fresh as long as it is the same, however old, and not given once more afterwards.
   */
  stampOf?: (keeper: Keeper, key: Key) => Promise<Stamp> | Stamp;
  /** All that is kept may weigh together, in what `weigh` says of each; of more, the longest unasked are forgotten. */
  most?: { weight: number; weigh: (value: Value) => number };
}

/** An answer, when it was given (ms), and why a new one did not come where this one stands in for it. */
export interface KeptAnswer<Value> {
  value: Value;
  since: number;
  failure?: { reason: unknown };
}

interface Entry<Value> {
  /** May stand in until `until`, in ms. */
  answer?: { value: Value; since: number; until: number };
  failure?: { reason: unknown };
  /** Given as it is until then, in ms. */
  fresh: number;
  /** ... and while it is asked for anew until then; after that a visitor waits. */
  usable: number;
  /** The state of things that it is of, where it was told. */
  stamp?: Stamp;
}

/**
 * Keeps what a slow question answered, in this process. Many who ask at once share one asking. An answer that is fresh
 * no longer is still given while a new one is fetched, up to twice that age; and where the back end fails, for as long
 * as it may stand in. A failure without any answer is told to all who ask within `retryMs`, then tried again.
 * The keeper is an object (an API client), so that what belongs to it goes with it.
 * @throws what `ask` throws, where nothing may stand in
 */
export function answersWithAge<Keeper extends object, Value, Key = string>(
  ask: (keeper: Keeper, key: Key) => Promise<Value>,
  {
    freshMs,
    standInMs = Infinity,
    max = 100,
    keyOf = String,
    most,
    stampOf,
    ...keeping
  }: Keeping<Keeper, Value, Key>,
) {
  const [freshOf, standInOf] = [timeOf(freshMs), timeOf(standInMs)];
  const retryAfter = keeping.retryMs ?? retryMs;
  const caches = new WeakMap<Keeper, LRUCache<string, Entry<Value>, { key: Key; stamp: Stamp }>>();

  /** Never rejects: a failure is an entry too. */
  async function refresh(
    keeper: Keeper,
    { key, stamp }: { key: Key; stamp: Stamp },
    last: Entry<Value> | undefined,
  ): Promise<Entry<Value>> {
    try {
      const value = await ask(keeper, key);
      const [since, fresh] = [clock.nowMs(), freshOf(value)];
      const answer = { value, since, until: since + standInOf(value) };
      return { answer, fresh: since + fresh, usable: since + 2 * fresh, stamp };
    } catch (reason) {
      const now = clock.nowMs();
      const answer = last?.answer && last.answer.until > now ? last.answer : undefined;
      const usable = (answer && last?.usable) ?? 0;
      return { answer, failure: { reason }, fresh: now + retryAfter, usable };
    }
  }

  function cacheOf(keeper: Keeper) {
    const known = caches.get(keeper);
    if (known) return known;
    const cache = new LRUCache<string, Entry<Value>, { key: Key; stamp: Stamp }>({
      max,
      ...(most && {
        maxSize: most.weight,
        sizeCalculation: ({ answer }: Entry<Value>) => 1 + (answer ? most.weigh(answer.value) : 0),
      }),
      // Who waits gets the answer, even where its place was needed meanwhile.
      ignoreFetchAbort: true,
      fetchMethod: (_name, last, { context }) => refresh(keeper, context, last),
    });
    caches.set(keeper, cache);
    return cache;
  }

  return async (asker: Keeper | (Keeper & OnePages<Keeper>), key: Key): Promise<KeptAnswer<Value>> => {
    const [keeper, page] = 'whileItLasts' in asker ? [asker.shared, asker] : [asker, undefined];
    const [cache, name] = [cacheOf(keeper), keyOf(key)];
    const patiently = <T>(waited: Promise<T>) => (page ? page.whileItLasts(waited) : waited);
    const stamp = stampOf && (await patiently(Promise.resolve(stampOf(keeper, key))).catch(() => undefined));
    const [last, now] = [cache.peek(name), clock.nowMs()];
    const isByTime = stamp === undefined || last?.failure !== undefined;
    const isFresh = last !== undefined && (isByTime ? last.fresh > now : last.stamp === stamp);
    const asked = cache.fetch(name, {
      context: { key, stamp },
      forceRefresh: !isFresh,
      allowStale: stamp === undefined && last !== undefined && last.usable > now,
    });
    let entry: Entry<Value>;
    try {
      entry = (await patiently(asked))!;
    } catch (reason) {
      // `asked` never rejects: the page's own time is over.
      page?.failed(reason);
      if (!last?.answer || last.answer.until <= clock.nowMs()) throw reason;
      entry = { ...last, failure: { reason } };
    }
    const { answer, failure } = entry;
    if (failure) page?.failed(failure.reason);
    // What serves nobody any more takes no place.
    if (!isOfUse(entry, clock.nowMs()) && cache.peek(name) === entry) cache.delete(name);
    if (!answer) throw failure!.reason;
    return { value: answer.value, since: answer.since, failure };
  };
}

const timeOf = <Value>(time: number | ((value: Value) => number)) =>
  typeof time === 'number' ? () => time : time;

const isOfUse = ({ answer, fresh, stamp }: Entry<unknown>, now: number): boolean =>
  fresh > now || stamp !== undefined || (answer !== undefined && answer.until > now);

/** The same where an answer's age is of no matter: the value alone. */
export function keptAnswers<Keeper extends object, Value, Key extends string = ''>(
  keeping: Keeping<Keeper, Value, Key>,
  ask: (keeper: Keeper, key: Key) => Promise<Value>,
) {
  const answer = answersWithAge(ask, keeping);
  return async (keeper: Keeper, key = '' as Key): Promise<Value> => (await answer(keeper, key)).value;
}

/**
 * About as many bytes as a value takes: a letter, or eight for what is no text. All of it is counted: a back end that is
 * not ours may write texts of any length in any place.
 */
export function weightOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  let weight = 8;
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) weight += weightOf(part);
  return weight;
}
