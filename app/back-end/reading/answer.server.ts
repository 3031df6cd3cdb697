/**
 * How answers are read: generously, and once. What a back end answers goes through one reader a kind of thing
 * (property, place, broker …), which gives the website's own strict model, so that no page asks twice whether a field is
 * there.
 */

/** What a JSON object holds, whatever it is. */
export type Fields = Readonly<Record<string, unknown>>;

/** What of an answer cannot do without. Caught where it stands in a list; else the whole answer is of no use. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  constructor(
    /** Where: 'items.3.id'; '' for the answer itself. Never a value. */
    readonly path: string,
    readonly expected: string,
  ) {
    super(`${path || 'the answer'}: expected ${expected}`);
  }
}

/** What readers know besides the answer. */
export interface Reading {
  /** The address that pictures with it are shown from, where the operator allows its origin; else null. */
  pictureAddress(address: string): string | null;
  /** Told of each item of a list that cannot be shown. */
  leftOut(reason: Unreadable): void;
}

/** Gives the website's model of a value. @throws Unreadable where nothing of it can be used */
export type Read<Model> = (value: unknown, reading: Reading) => Model;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of what should be an object; none where it is none. */
export const within = (value: unknown): Fields => (isObject(value) ? value : {});

/** @throws Unreadable where it is no object */
export function object(value: unknown, path = ''): Fields {
  if (isObject(value)) return value;
  throw new Unreadable(path, 'an object');
}

/** @throws Unreadable where it is not there, or could not be read */
export function needed<T>(value: T | null | undefined, path: string, expected: string): T {
  if (value === null || value === undefined) throw new Unreadable(path, expected);
  return value;
}

/** The answer itself, or what stands under its `data`: back ends differ in that. */
export const unwrapped = (value: unknown): unknown =>
  isObject(value) && 'data' in value ? value.data : value;

/**
 * The items of a list that can be read; the others are left out and told by their place. What is no list has none.
 * @param path the list's own name in the answer
 */
export function listOf<Model>(list: unknown, path: string, read: Read<Model>, reading: Reading): Model[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item, index) => {
    try {
      return [read(item, reading)];
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      reading.leftOut(
        new Unreadable([path, index, error.path].filter((part) => part !== '').join('.'), error.expected),
      );
      return [];
    }
  });
}

/** A list that has to be there, as `listOf` reads it. @throws Unreadable where it is no list, or none of it can be read */
export function neededList<Model>(list: unknown, path: string, read: Read<Model>, reading: Reading): Model[] {
  if (!Array.isArray(list)) throw new Unreadable(path, 'a list');
  const leftOut: Unreadable[] = [];
  const items = listOf(list, path, read, { ...reading, leftOut: (reason) => void leftOut.push(reason) });
  const [first] = leftOut;
  if (first && items.length === 0) throw first;
  leftOut.forEach(reading.leftOut);
  return items;
}

/** What a reader makes of a value, or null where it cannot: for parts that a page does without. */
export function orNothing<Model>(value: unknown, read: Read<Model>, reading: Reading): Model | null {
  try {
    return read(value, reading);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
