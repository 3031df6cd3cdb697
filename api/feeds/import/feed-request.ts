import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from '@api/platform/photos/addresses';
import { splitAddress } from './feed-address';
import { FeedError } from './feed-error';
import { limits } from './limits';

/** RFC 9110, 8.8. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

interface FeedRequest {
  headers?: Record<string, string>;
  since?: Validators | null;
  signal: AbortSignal;
}

/** Follows `limits.redirects` redirects. @returns null if not modified @throws FeedError, or errors of `fetch` */
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

/** Same host, and not less secure. */
const isServerOf = (own: URL, address: URL): boolean =>
  address.origin === own.origin ||
  (own.protocol === 'http:' && address.href.startsWith(`https://${own.host}/`));

/** SSRF: the operator did not choose a redirect's target, so it must be a public host. */
async function checkPublic({ hostname }: URL): Promise<void> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true });
  if (!found.every(({ address }) => isPublicAddress(address)))
    throw new FeedError('not-reachable', 'leva a um endereço que não é público');
}
