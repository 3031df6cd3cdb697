export const pageDataId = 'page-data';

/** Null is the only JSON value with a special code (turbo-stream's utils.ts). */
const nothing = -5;

/** Remix reads only turbo-stream's format (2.4); our document renderer writes JSON, which is cheaper. */
export function handOverPageData() {
  const { type, textContent } = document.getElementById(pageDataId) as HTMLScriptElement;
  // Remix encodes the stream's chunks, so they are strings.
  const stream = window.__remixContext.streamController as ReadableStreamDefaultController<unknown>;
  stream.enqueue(type === 'application/json' ? toTurboStream(JSON.parse(textContent)) : textContent);
  stream.close();
}

/** turbo-stream's format: a list of all values, which refer to each other by index. */
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
