interface Kept<Value> {
  value?: Value;
  /** The value is given as it is until then. */
  fresh: number;
  /** ... and while it is asked for anew until then; after that a visitor waits. */
  usable: number;
  /** A failure that is told again, instead of asking at once, until `retry`. */
  failure?: { reason: unknown };
  retry: number;
  asking?: Promise<Value>;
}

/** A back end that fails is asked again only after this time, in ms. */
export const retryMs = 5_000;
/** Different questions kept for one keeper. */
const maxKeys = 100;

/**
 * Keeps what a slow question answered, in this process. Many who ask at once share one asking. A value older than
 * `ttlMs` is still given while a new one is fetched, up to twice that age; and for as long as the back end fails, where
 * nothing newer is to be had. A failure without any value is told to all who ask within `retryMs`, then tried again.
 * The keeper is an object (an API client), so that what belongs to it goes with it.
 * @param ttlMs in ms, or made of the value: what is not whole yet may be kept for less
 */
export function keptAnswers<Keeper extends object, Value, Key extends string = ''>(
  ttlMs: number | ((value: Value) => number),
  ask: (keeper: Keeper, key: Key) => Promise<Value>,
) {
  const keepers = new WeakMap<Keeper, Map<Key, Kept<Value>>>();

  const refresh = (entry: Kept<Value>, keeper: Keeper, key: Key): Promise<Value> =>
    (entry.asking ??= ask(keeper, key).then(
      (value) => {
        const ttl = typeof ttlMs === 'number' ? ttlMs : ttlMs(value);
        const now = Date.now();
        Object.assign(entry, { value, fresh: now + ttl, usable: now + 2 * ttl });
        entry.failure = entry.asking = undefined;
        return value;
      },
      (reason: unknown) => {
        Object.assign(entry, { failure: { reason }, retry: Date.now() + retryMs, asking: undefined });
        if (entry.value !== undefined) return entry.value;
        throw reason;
      },
    ));

  return async (keeper: Keeper, key = '' as Key): Promise<Value> => {
    const entry = entryFor(keepers, keeper, key);
    const now = Date.now();
    const failed = entry.failure && entry.retry > now ? entry.failure : undefined;
    if (entry.value !== undefined && (entry.fresh > now || failed)) return entry.value;
    if (failed) throw failed.reason;
    const asking = refresh(entry, keeper, key);
    if (entry.value === undefined || entry.usable <= now) return asking;
    asking.catch(() => {});
    return entry.value;
  };
}

function entryFor<Keeper extends object, Key, Value>(
  keepers: WeakMap<Keeper, Map<Key, Kept<Value>>>,
  keeper: Keeper,
  key: Key,
): Kept<Value> {
  const kept = keepers.get(keeper) ?? new Map<Key, Kept<Value>>();
  keepers.set(keeper, kept);
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= maxKeys) kept.clear();
  const entry: Kept<Value> = { fresh: 0, usable: 0, retry: 0 };
  kept.set(key, entry);
  return entry;
}
