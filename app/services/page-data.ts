/** turbo-stream's marks for values that JSON does not have, or that stand for themselves (its utils.ts). */
const marks = { nan: -2, negativeInfinity: -3, negativeZero: -4, null: -5, infinity: -6, undefined: -7 };

/**
 * Writes a page's data in turbo-stream's format (2.4), which Remix reads in the browser. The same as that package's
 * `encode`, at once and as a string, for the data that pages have: plain objects, lists, texts, numbers, truth values.
 * @returns undefined where there is anything else in it (a date, a promise, an error): those are `encode`'s to write
 */
export function encodePageData(data: object): string | undefined {
  const texts: string[] = [];
  const places = new Map<unknown, number>();
  let plain = true;

  /** Where a value stands; equal texts and numbers stand in one place. */
  function place(value: unknown): number {
    if (value === undefined) return marks.undefined;
    if (value === null) return marks.null;
    // A map takes -0 for 0.
    if (Object.is(value, -0)) return marks.negativeZero;
    const known = places.get(value);
    if (known !== undefined) return known;
    if (typeof value === 'number' && !Number.isFinite(value)) return notFinite(value);
    const at = texts.push('') - 1;
    places.set(value, at);
    texts[at] = write(value);
    return at;
  }

  function write(value: unknown): string {
    if (typeof value === 'string') return JSON.stringify(value);
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    if (Array.isArray(value)) {
      let list = '';
      for (const each of value as unknown[]) list += `${list && ','}${place(each)}`;
      return `[${list}]`;
    }
    if (!isPlainObject(value)) {
      plain = false;
      return '';
    }
    let text = '';
    for (const key of Object.keys(value)) {
      text += `${text && ','}"_${place(key)}":${place(value[key])}`;
    }
    return `{${text}}`;
  }

  place(data);
  return plain ? `[${texts.join(',')}]\n` : undefined;
}

function notFinite(value: number) {
  if (Number.isNaN(value)) return marks.nan;
  return value > 0 ? marks.infinity : marks.negativeInfinity;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
