/** JSON values: of a form, a column, an act. */
export type FieldValue = string | number | boolean | null | FieldValue[] | { [name: string]: FieldValue };

/** A changed field: the value that its form read, and the one that its writer wants. */
export interface Change<Value = FieldValue> {
  was: Value;
  value: Value;
}

export type Changes<Fields> = { readonly [Name in keyof Fields]?: Change<Fields[Name]> | undefined };

interface Merged<Fields> {
  /** To store. */
  saved: Partial<Fields>;
  /** Another has changed them since the form was read; they keep what the other wrote. */
  conflicts: (keyof Fields & string)[];
}

/**
 * Different fields of two writers are both saved; of the same field the second writer learns. A value that is stored
 * already is neither saved nor a conflict.
 */
export function mergeChanges<Fields extends object>(
  stored: Fields,
  changes: Changes<Fields>,
): Merged<Fields> {
  const merged: Merged<Fields> = { saved: {}, conflicts: [] };
  for (const name of Object.keys(changes) as (keyof Fields & string)[]) {
    const change = changes[name];
    if (!change || isSame(change.was, change.value) || isSame(stored[name], change.value)) continue;
    if (isSame(stored[name], change.was)) merged.saved[name] = change.value;
    else merged.conflicts.push(name);
  }
  return merged;
}

/** Of JSON values; the order of names does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
