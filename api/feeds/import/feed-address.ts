/** RFC 7617. */
export const basicAuth = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** Moves user and password to a header, so that error messages cannot contain them. */
export function splitAddress(location: string): { address: URL; headers: { authorization?: string } } {
  const address = new URL(location);
  const { username, password } = address;
  address.username = address.password = '';
  const headers =
    username || password ? { authorization: basicAuth(decoded(username), decoded(password)) } : {};
  return { address, headers };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Removes user, password and query, which can hold a key; also from malformed URLs. */
export function withoutSecrets(feed: string): string {
  if (URL.canParse(feed) && /^https?:/i.test(feed)) {
    const { origin, pathname } = new URL(feed);
    return origin + pathname;
  }
  const scheme = /^[a-z][a-z0-9+.-]*:\/+/i.exec(feed)?.[0] ?? '';
  const rest = feed.slice(scheme.length);
  const at = rest.lastIndexOf('@');
  const isFile = !scheme && !rest.slice(0, Math.max(at, 0)).includes(':');
  return isFile ? feed : scheme + rest.slice(at + 1).replace(/[?#].*/s, '');
}
