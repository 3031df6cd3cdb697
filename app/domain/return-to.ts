/** Long enough for every address of ours (a listing with all filters has about 1,300 characters). */
const maxLength = 2048;
const here = 'http://here.invalid';
/** A path that was written with escapes of escapes of escapes is none of ours. */
const mostDecodings = 3;

/** What a browser, or something on the way to one, may read as a slash, or not at all. */
const deceptive = /[\\\u2044\u2215\u2216\u29f5\u29f8\u29f9\ufe68\uff0f\uff3c\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * A 'return to' value as a path of this site, or null (settled §5): one leading slash, no scheme, no other
 * host, no backslash and no control character, before and after decoding, however often.
 */
export function returnTo(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxLength || !isPlain(value)) return null;
  const url = URL.canParse(value, here) ? new URL(value, here) : null;
  if (!url || url.origin !== here || !staysPlain(url.pathname)) return null;
  return url.pathname + url.search;
}

/** One slash, not two, at the start, and nothing that a browser would read as one. */
function isPlain(path: string): boolean {
  return /^\/(?!\/)/.test(path) && !/[\\\p{Cc}]/u.test(path);
}

/** Whether a path is plain still when it is decoded, until there is nothing left to decode. */
function staysPlain(path: string, decodings = mostDecodings): boolean {
  if (!isPlain(path) || deceptive.test(path)) return false;
  if (!path.includes('%')) return true;
  const decoded = decode(path);
  return decoded !== null && (decoded === path || (decodings > 0 && staysPlain(decoded, decodings - 1)));
}

/** Null where the escapes are broken: such a path is no address of ours. */
function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
