import { LRUCache } from 'lru-cache';
import { clock } from '@domain/kernel/clock';

export const retryMs = 5_000;

/** The shared client makes and caches calls; the page waits within its time budget. */
export interface PageScope<Owner extends object> extends Watchable<Owner> {
  shared: Owner;
  /** Whose answers the page gets; null: a guest, who gets what all get. */
  person(): string | null;
  /** The visitor's own client, without the page's time budget. */
  own(): Owner;
  onAnswer(isPublic: boolean): void;
  /** @throws if the time budget is used up */
  whileItLasts<T>(waited: Promise<T>): Promise<T>;
  /** Marks the page as incomplete. */
  failed(reason: unknown): void;
}

interface Watchable<Owner> {
  /** The same client, which reports of each answer whether it is public. */
  watched(listener: (isPublic: boolean) => void): Owner;
}

/** Opaque version of the data; undefined: unknown. */
export type CacheVersion = string | undefined;

interface CacheOptions<Owner, Value, Key> {
  /** Lifetime in ms, or by value; 0: only simultaneous requests share a call. */
  freshMs: number | ((value: Value) => number);
  /** How long an old answer may replace a failed call, in ms; default: forever. */
  maxStaleMs?: number | ((value: Value) => number);
  retryMs?: number;
  max?: number;
  keyOf?: (key: Key) => string;
  /** Version of the data. If known, it alone decides: an answer is fresh while its version is current, at any age. */
  versionOf?: (owner: Owner, key: Key) => Promise<CacheVersion> | CacheVersion;
  /** Each request calls: answers are not reused while their version is current, only shared by simultaneous requests. */
  sharesOnly?: true;
  most?: { weight: number; weigh: (value: Value) => number };
}

/** `since`: date in ms. `failure`: a refresh failed, and this old answer replaces it. */
export interface CachedAnswer<Value> {
  value: Value;
  since: number;
  /** Version under which it was requested. */
  stamp: CacheVersion;
  failure?: { reason: unknown };
}

/** Ages by the monotonic clock, in ms; `since` is a date. */
interface Entry<Value> {
  /** May replace a failed call until `until`. */
  answer?: { value: Value; since: number; until: number };
  failure?: { reason: unknown };
  /** Made of public answers alone, so it is for signed-in visitors too (RFC 9111, section 3.5). */
  isPublic: boolean;
  fresh: number; // end of freshness
  /** Until then the old answer is returned during a refresh. */
  usable: number;
  stamp?: CacheVersion;
  madeAt?: CacheVersion;
}

/**
 * Simultaneous requests share one call.
 * An expired answer is returned during its refresh up to twice its lifetime, and after failures within `maxStaleMs`.
 * A failure without an old answer is reused for `retryMs`. The keeper (a client object) owns the entries.
 * A signed-in visitor has own entries, unless the answers say that they are public (docs/decisions/0089).
 */
export function cacheAnswersWithAge<Owner extends object, Value, Key = string>(
  fetchValue: (owner: Owner, key: Key) => Promise<Value>,
  {
    freshMs,
    maxStaleMs = Infinity,
    max = 100,
    keyOf = String,
    most: sizeLimit,
    versionOf,
    sharesOnly,
    ...cacheOptions
  }: CacheOptions<Owner, Value, Key>,
) {
  const [freshOf, staleOf] = [timeOf(freshMs), timeOf(maxStaleMs)];
  const retryAfter = cacheOptions.retryMs ?? retryMs;
  interface Context {
    client: Owner;
    key: Key;
    stamp: CacheVersion;
    /** Version when the call began. */
    madeAt: CacheVersion;
  }
  const caches = new WeakMap<Owner, LRUCache<string, Entry<Value>, Context>>();

  async function refresh(
    { client, key, stamp: version, madeAt }: Context,
    last: Entry<Value> | undefined,
  ): Promise<Entry<Value>> {
    const answers = { count: 0, areAllPublic: true };
    try {
      const watched = watchedClient(client, (isPublic) => {
        answers.count += 1;
        answers.areAllPublic &&= isPublic;
      });
      const value = await fetchValue(watched, key);
      const [now, fresh] = [clock.monotonicNow(), freshOf(value)];
      const answer = { value, since: clock.nowMs(), until: now + staleOf(value) };
      const isPublic = answers.count > 0 && answers.areAllPublic;
      return { answer, isPublic, fresh: now + fresh, usable: now + 2 * fresh, stamp: version, madeAt };
    } catch (reason) {
      const now = clock.monotonicNow();
      const answer = last?.answer && last.answer.until > now ? last.answer : undefined;
      const usable = (answer && last?.usable) ?? 0;
      const isPublic = last?.isPublic ?? false;
      return { answer, failure: { reason }, isPublic, fresh: now + retryAfter, usable };
    }
  }

  function cacheOf(owner: Owner) {
    const known = caches.get(owner);
    if (known) return known;
    const cache = new LRUCache<string, Entry<Value>, Context>({
      max,
      ...(sizeLimit && {
        maxSize: sizeLimit.weight,
        sizeCalculation: ({ answer }: Entry<Value>) => 1 + (answer ? sizeLimit.weigh(answer.value) : 0),
      }),
      // Waiting requests get the answer even if the entry is evicted.
      ignoreFetchAbort: true,
      fetchMethod: (_name, last, { context }) => refresh(context, last),
    });
    caches.set(owner, cache);
    return cache;
  }

  const isOfUse = ({ answer, fresh, stamp: version }: Entry<Value>, now: number): boolean =>
    fresh > now || (!sharesOnly && version !== undefined) || (answer !== undefined && answer.until > now);

  type Page = Owner & PageScope<Owner>;
  interface Target extends Context {
    cache: ReturnType<typeof cacheOf>;
    name: string;
    page: Page | undefined;
  }

  async function find({ cache, name, page, ...context }: Target): Promise<Entry<Value>> {
    const version = context.stamp;
    const [last, now] = [cache.peek(name), clock.monotonicNow()];
    const isByTime = version === undefined || last?.failure !== undefined;
    const isFresh =
      last !== undefined && (isByTime ? last.fresh > now : !sharesOnly && last.stamp === version);
    const fetchEntry = (forceRefresh: boolean) => {
      const allowStale = version === undefined && last !== undefined && last.usable > now;
      const pending = cache.fetch(name, { context, forceRefresh, allowStale });
      return page ? page.whileItLasts(pending) : pending;
    };
    let entry: Entry<Value>;
    try {
      entry = (await fetchEntry(!isFresh))!;
      // A call that began under another version may be older than this one. Calls of one key never run in parallel.
      if (version !== undefined && !entry.failure && entry.stamp !== version)
        entry = (await fetchEntry(true))!;
    } catch (reason) {
      // `cache.fetch` never rejects, so the page's time budget is used up.
      if (last?.answer && last.answer.until > clock.monotonicNow()) return { ...last, failure: { reason } };
      return { failure: { reason }, isPublic: last?.isPublic ?? false, fresh: 0, usable: 0 };
    }
    if (!isOfUse(entry, clock.monotonicNow()) && cache.peek(name) === entry) cache.delete(name);
    return entry;
  }

  /** Their answer becomes everybody's if it is public. If it fails, everybody's last answer replaces it. */
  async function findOwn(target: Target, page: Page, person: string): Promise<Entry<Value>> {
    const { cache, name } = target;
    const ownName = `${name} ${person}`;
    const found = await find({ ...target, name: ownName, client: page.own(), stamp: undefined });
    const common = cache.peek(name)?.answer;
    if (found.failure && !found.answer && common && common.until > clock.monotonicNow())
      return { ...found, answer: common };
    if (found.failure || !found.isPublic) return found;
    cache.delete(ownName);
    // A shared call may have begun before this request.
    const entry = { ...found, stamp: found.madeAt };
    if (isOfUse(entry, clock.monotonicNow())) cache.set(name, entry);
    return found;
  }

  return async (scope: Owner | Page, key: Key): Promise<CachedAnswer<Value>> => {
    const [owner, page] = 'whileItLasts' in scope ? [scope.shared, scope] : [scope, undefined];
    const [cache, name] = [cacheOf(owner), `${purgesOf(owner)}${keyOf(key)}`];
    const withinPageBudget = <T>(waited: Promise<T>) => (page ? page.whileItLasts(waited) : waited);
    const version =
      versionOf && (await withinPageBudget(Promise.resolve(versionOf(owner, key))).catch(() => undefined));
    const target = { cache, name, page, key, client: owner, stamp: version, madeAt: version };
    const person = page?.person() ?? null;
    const isCommon = person === null || cache.peek(name)?.isPublic;
    let entry = isCommon ? await find(target) : undefined;
    if (page && person !== null && !entry?.isPublic) entry = await findOwn(target, page, person);
    const { answer, failure, isPublic } = entry!;
    page?.onAnswer(isPublic);
    if (failure) page?.failed(failure.reason);
    if (!answer) throw failure!.reason;
    return { value: answer.value, since: answer.since, stamp: entry!.stamp, failure };
  };
}

/** Properties became hidden: no answer of before may be used, not even if its call fails. */
function purgesOf(owner: object): string {
  const { getCacheVersion } = owner as { getCacheVersion?: { purges?(): number } };
  return getCacheVersion?.purges?.() ? `${getCacheVersion.purges()} ` : '';
}

const watchedClient = <Client extends object>(
  client: Client | (Client & Watchable<Client>),
  listener: (isPublic: boolean) => void,
): Client => ('watched' in client ? client.watched(listener) : client);

const timeOf = <Value>(time: number | ((value: Value) => number)) =>
  typeof time === 'number' ? () => time : time;

export function cacheAnswers<Owner extends object, Value, Key extends string = ''>(
  cacheOptions: CacheOptions<Owner, Value, Key>,
  fetchValue: (owner: Owner, key: Key) => Promise<Value>,
) {
  const answer = cacheAnswersWithAge(fetchValue, cacheOptions);
  return async (owner: Owner, key = '' as Key): Promise<Value> => (await answer(owner, key)).value;
}

/** 1 for a character, 8 for other values. A remote back end may send long texts in any field. */
export function estimateBytes(value: unknown): number {
  if (typeof value === 'string') return value.length;
  let weight = 8;
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) weight += estimateBytes(part);
  return weight;
}
