/**
 * Keeps what a slow question answered for `ttlMs`; many who ask at once wait for one answer, and a failure is not kept.
 * The keeper is an object, so that what belongs to one API client goes with it.
 */
export function cachedFor<Keeper extends object, Value>(
  ttlMs: number,
  ask: (keeper: Keeper) => Promise<Value>,
) {
  const kept = new WeakMap<Keeper, { value: Promise<Value>; until: number }>();
  return (keeper: Keeper): Promise<Value> => {
    const known = kept.get(keeper);
    if (known && known.until > Date.now()) return known.value;
    const value = ask(keeper);
    kept.set(keeper, { value, until: Date.now() + ttlMs });
    value.catch(() => kept.delete(keeper));
    return value;
  };
}
