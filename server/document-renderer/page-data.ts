/** JSON for page-data.browser.ts. @returns undefined if it cannot hold a value (date, promise): Remix writes it */
export function writePageData(data: object): string | undefined {
  return isPlain(data) ? JSON.stringify(data).replaceAll('<', '\\u003c') : undefined;
}

/** JSON omits an undefined field, which reads the same; in an array it would become null. */
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
