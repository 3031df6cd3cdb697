/** Characters; a listing with all filters has about 1,300. */
const maxLength = 2048;
const here = 'http://here.invalid';
const maxDecodings = 3;

/** Characters that browsers or proxies may read as a slash, or ignore. */
const deceptive = /[\\\u2044\u2215\u2216\u29f5\u29f8\u29f9\ufe68\uff0f\uff3c\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * Prevents open redirects (settled §5): a path of this site with one leading slash, without backslash or control
 * character, before and after any number of decodings; otherwise null.
 */
export function returnTo(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxLength || !isPlain(value)) return null;
  const url = URL.canParse(value, here) ? new URL(value, here) : null;
  if (!url || url.origin !== here || !staysPlain(url.pathname)) return null;
  return url.pathname + url.search;
}

function isPlain(path: string): boolean {
  return /^\/(?!\/)/.test(path) && !/[\\\p{Cc}]/u.test(path);
}

function staysPlain(path: string, decodings = maxDecodings): boolean {
  if (!isPlain(path) || deceptive.test(path)) return false;
  if (!path.includes('%')) return true;
  const decoded = decode(path);
  return decoded !== null && (decoded === path || (decodings > 0 && staysPlain(decoded, decodings - 1)));
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
