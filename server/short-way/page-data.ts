/**
 * Writes a page's data as JSON that can stand in a script element (app/navigation/page-data.browser.ts reads it).
 * @returns undefined where there is anything that JSON does not hold (a date, a promise, an error): that is Remix's to write
 */
export function writePageData(data: object): string | undefined {
  return isPlain(data) ? JSON.stringify(data).replaceAll('<', '\\u003c') : undefined;
}

/** A field that is undefined is left out by JSON, and reads the same; in a list it would become null. */
function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value);
    case 'object':
      if (value === null) return true;
      if (Array.isArray(value)) return value.every(isPlain);
      if (Object.getPrototypeOf(value) !== Object.prototype) return false;
      for (const key in value) {
        const field: unknown = value[key as keyof typeof value];
        if (field !== undefined && !isPlain(field)) return false;
      }
      return true;
    default:
      return false;
  }
}
