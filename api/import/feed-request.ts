import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from '@api/photos/addresses';
import { splitAddress } from '@api/import/feed-address';
import { FeedError } from '@api/import/feed-error';
import { limits } from '@api/import/limits';

/** What a server says of a file's state (RFC 9110, 8.8); null: it does not say. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

interface FeedRequest {
  headers?: Record<string, string>;
  since?: Validators | null;
  signal: AbortSignal;
}

/** The answer that holds a feed, through at most `limits.redirects` redirects; null: not modified. Throws FeedError, or what fetch throws. */
export async function requestFeed(
  location: string,
  { headers, since, signal }: FeedRequest,
): Promise<Response | null> {
  if (!URL.canParse(location)) throw new FeedError('not-reachable', 'não é um endereço');
  const first = splitAddress(location);
  let { address } = first;
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    const isOwn = isServerOf(first.address, address);
    if (!isOwn) await checkPublic(address);
    const response = await fetch(address, {
      signal,
      redirect: 'manual',
      headers: {
        accept: 'application/xml, text/xml, */*',
        'user-agent': 'BossaNova-catalogue',
        ...(isOwn ? { ...first.headers, ...headers } : {}),
        ...(since?.etag ? { 'if-none-match': since.etag } : {}),
        ...(since?.lastModified ? { 'if-modified-since': since.lastModified } : {}),
      },
    });
    const { status } = response;
    const target = status >= 300 && status < 400 ? response.headers.get('location') : null;
    if (response.ok && response.body) return response;
    await response.body?.cancel();
    if (status === 304 && since) return null;
    if (!target) throw new FeedError('not-reachable', `responde ${status}`);
    if (!URL.canParse(target, address) || !/^https?:$/.test(new URL(target, address).protocol))
      throw new FeedError('not-reachable', 'leva para fora de http');
    address = splitAddress(new URL(target, address).href).address;
  }
  throw new FeedError('not-reachable', `mais de ${limits.redirects} redirecionamentos`);
}

/** Whether an address is on the operator's own server, the way to it as safe at least. */
const isServerOf = (own: URL, address: URL): boolean =>
  address.origin === own.origin ||
  (own.protocol === 'http:' && address.href.startsWith(`https://${own.host}/`));

/** Where the operator's address leads to is a stranger's word: public hosts alone, as with photos. */
async function checkPublic({ hostname }: URL): Promise<void> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true });
  if (!found.every(({ address }) => isPublicAddress(address)))
    throw new FeedError('not-reachable', 'leva a um endereço que não é público');
}
