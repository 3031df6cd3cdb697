/** A short name with an extension; any other part of a path can be a key. */
const fileName = /^[a-z][\w-]{0,30}\.[a-z]{2,4}$/i;

/** Host and file of a feed. null: not an address */
export function shownAddress(feed: string): string | null {
  if (!/^https?:/i.test(feed) || !URL.canParse(feed)) return null;
  const { host, pathname } = new URL(feed);
  const parts = pathname.split('/').filter(Boolean);
  const file = parts.at(-1) ?? '';
  if (parts.length === 0) return host;
  if (!fileName.test(file)) return `${host}/…`;
  return parts.length === 1 ? `${host}/${file}` : `${host}/…/${file}`;
}
