/** Long enough for every address of ours (a listing with all filters has about 1,300 characters). */
const maxLength = 2048;
const here = 'http://here.invalid';

/**
 * A 'return to' value as a path of this site, or null (decisions, section 5): one leading slash, no scheme, no other
 * host, no backslash and no control character, before and after decoding.
 */
export function returnTo(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxLength || !isPlain(value)) return null;
  const url = URL.canParse(value, here) ? new URL(value, here) : null;
  if (!url || url.origin !== here || !isPlain(decode(url.pathname))) return null;
  return url.pathname + url.search;
}

/** One slash, not two, at the start, and nothing that a browser would read as one. */
function isPlain(path: string): boolean {
  return /^\/(?!\/)/.test(path) && !/[\\\p{Cc}]/u.test(path);
}

/** '' where the escapes are broken: such a path is no address of ours. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
