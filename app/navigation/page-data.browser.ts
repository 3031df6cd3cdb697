/** The element of a document that holds the loaders' data. */
export const pageDataId = 'page-data';

/** turbo-stream's mark for null; all else that JSON holds stands for itself there (its utils.ts). */
const nothing = -5;

/**
 * Hands the loaders' data, which came with the document, to Remix, which reads it in turbo-stream's format (2.4) alone.
 * The short way to a page writes JSON, which costs the server least; Remix's own way has that format already.
 */
export function handOverPageData() {
  const { type, textContent } = document.getElementById(pageDataId) as HTMLScriptElement;
  // Remix puts an encoder behind it: texts go in.
  const stream = window.__remixContext.streamController as ReadableStreamDefaultController<unknown>;
  stream.enqueue(type === 'application/json' ? toTurboStream(JSON.parse(textContent)) : textContent);
  stream.close();
}

/** Writes what JSON held in turbo-stream's format: one list of all values, which name each other by their place in it. */
export function toTurboStream(data: unknown): string {
  const values: string[] = [];
  const place = (value: unknown): number => {
    if (value === null) return nothing;
    const at = values.push('') - 1;
    values[at] = Array.isArray(value)
      ? `[${value.map(place).join()}]`
      : typeof value === 'object'
        ? `{${Object.entries(value)
            .map(([key, field]) => `"_${place(key)}":${place(field)}`)
            .join()}}`
        : JSON.stringify(value);
    return at;
  };
  place(data);
  return `[${values.join()}]\n`;
}
