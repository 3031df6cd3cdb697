/** A parameter of a query, decoded. */
export type Pair = readonly [name: string, value: string];

/** The longest query that the site takes, in characters; a listing with every filter set has about 1,200. */
export const maxQueryLength = 8192;

/**
 * Reads a query without its '?'. Old links are written in UTF-8 or in Latin-1 (`%C3%A3`, `%E3`), with spaces as `%20` or
 * `+`; what is neither stays as it stands. Never throws.
 */
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

/** What escapes and raw bytes stand for, in UTF-8 or else in Latin-1; never throws. */
export function decodeText(text: string): string {
  if (!/[^ -$&-~]/.test(text)) return text;
  const binary = text.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  // Node hands raw bytes on as characters up to U+00FF; any other character is no byte and has been decoded before.
  if (/[^\0-\xff]/.test(binary)) return binary;
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  try {
    return utf8.decode(bytes);
  } catch {
    return latin1.decode(bytes);
  }
}

/** Surrogates without their other half, which cannot be written. */
const broken = /\p{Cs}/gu;
export const encode = (text: string) => encodeURIComponent(text.replace(broken, '\uFFFD'));
const encodeName = (name: string) => encode(name).replaceAll('%5B', '[').replaceAll('%5D', ']');

/** Writes pairs as a query without its '?'. Brackets in names stay readable. */
export function writeQuery(pairs: readonly Pair[]): string {
  return pairs.map(([name, value]) => `${encodeName(name)}=${encode(value)}`).join('&');
}

/**
 * An address with these parameters after its own. Accents grow when they are written in UTF-8: where the query would
 * become longer than the site takes, the address stays without them.
 */
export function withQuery(address: string, pairs: readonly Pair[]): string {
  const query = writeQuery(pairs);
  if (!query) return address;
  const own = address.indexOf('?');
  const ownLength = own < 0 ? 0 : address.length - own;
  return ownLength + query.length > maxQueryLength ? address : `${address}${own < 0 ? '?' : '&'}${query}`;
}

/** `tipologia[]`, `tipologia[0]` and `tipologia` are one parameter. */
export const baseName = (name: string) => (name.includes('[') ? name.slice(0, name.indexOf('[')) : name);

/** An address with the query that came along; parameters of its own win over same-named ones. */
export function keepingQuery(address: string, query: string): string {
  if (!query) return address;
  const start = address.indexOf('?');
  const own = new Set(start < 0 ? [] : parseQuery(address.slice(start + 1)).map(([name]) => baseName(name)));
  return withQuery(
    address,
    parseQuery(query).filter(([name]) => !own.has(baseName(name))),
  );
}

/** These pairs, and of the others those of other names: what an address says itself wins over its query. */
export function overriding(pairs: readonly Pair[], others: readonly Pair[]): Pair[] {
  const names = new Set(pairs.map(([name]) => baseName(name)));
  return [...others.filter(([name]) => !names.has(baseName(name))), ...pairs];
}
