export type Pair = readonly [name: string, value: string]; // decoded

/** Characters; a listing with all filters has about 1,200. */
export const maxQueryLength = 8192;

/** Old links use UTF-8 or Latin-1 (`%C3%A3`, `%E3`), and `%20` or `+` for spaces. Never throws. */
export function parseQuery(query: string): Pair[] {
  const pairs: Pair[] = [];
  for (const part of query.split('&')) {
    if (!part) continue;
    const equals = part.indexOf('=');
    pairs.push(
      equals < 0 ? [decode(part), ''] : [decode(part.slice(0, equals)), decode(part.slice(equals + 1))],
    );
  }
  return pairs;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const latin1 = new TextDecoder('latin1');

const decode = (text: string) => decodeText(text.replaceAll('+', ' '));

/** As UTF-8, otherwise as Latin-1. Never throws. */
export function decodeText(text: string): string {
  if (!/[^ -$&-~]/.test(text)) return text;
  const binary = text.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  // Node passes raw bytes as characters up to U+00FF; others are already decoded.
  if (/[^\0-\xff]/.test(binary)) return binary;
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  try {
    return utf8.decode(bytes);
  } catch {
    return latin1.decode(bytes);
  }
}

const broken = /\p{Cs}/gu;
export const encode = (text: string) => encodeURIComponent(text.replace(broken, '\uFFFD'));
const encodeName = (name: string) => encode(name).replaceAll('%5B', '[').replaceAll('%5D', ']');

export function writeQuery(pairs: readonly Pair[]): string {
  return pairs.map(([name, value]) => `${encodeName(name)}=${encode(value)}`).join('&');
}

/** Omits parameters if the query becomes too long: UTF-8 escapes are longer than Latin-1. */
export function withQuery(address: string, pairs: readonly Pair[]): string {
  const query = writeQuery(pairs);
  if (!query) return address;
  const own = address.indexOf('?');
  const ownLength = own < 0 ? 0 : address.length - own;
  return ownLength + query.length > maxQueryLength ? address : `${address}${own < 0 ? '?' : '&'}${query}`;
}

/** `tipologia[]`, `tipologia[0]` and `tipologia` are one parameter. */
export const baseName = (name: string) => (name.includes('[') ? name.slice(0, name.indexOf('[')) : name);

/** Appends a query; parameters of the address win. */
export function mergeQuery(address: string, query: string): string {
  if (!query) return address;
  const start = address.indexOf('?');
  const own = new Set(start < 0 ? [] : parseQuery(address.slice(start + 1)).map(([name]) => baseName(name)));
  return withQuery(
    address,
    parseQuery(query).filter(([name]) => !own.has(baseName(name))),
  );
}

export function overriding(pairs: readonly Pair[], others: readonly Pair[]): Pair[] {
  const names = new Set(pairs.map(([name]) => baseName(name)));
  return [...others.filter(([name]) => !names.has(baseName(name))), ...pairs];
}
