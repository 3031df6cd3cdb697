import { BlockList, isIP } from 'node:net';
import { visitorHeaders } from '@contract/geolocation';

/** Networks of one's own: where a website stands that was given this back end's address. */
export const ownNetworks =
  '127.0.0.0/8,::1/128,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,169.254.0.0/16,fc00::/7,fe80::/10';

/** Reads addresses and networks, with commas; null where one of them is neither. */
export function readNetworks(text: string): BlockList | null {
  const list = new BlockList();
  for (const each of text.split(',').map((part) => part.trim())) {
    const [address = '', length, ...rest] = each.split('/');
    const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)]!;
    const prefix = length === undefined ? bits : Number(length);
    if (bits === 0 || rest.length > 0 || !(Number.isInteger(prefix) && prefix >= 1 && prefix <= bits))
      return null;
    list.addSubnet(address, prefix, bits === 32 ? 'ipv4' : 'ipv6');
  }
  return list;
}

/**
 * A request as its caller may tell it: only a website of ours says where and who the visitor is, everybody else is the
 * visitor. Limits count by that address.
 * @param peer the caller's own address
 */
export function fromCaller(request: Request, peer: string | undefined, trusted: BlockList): Request {
  const address = peer?.replace(/^::ffff:/, '') ?? '';
  if (isIP(address) && trusted.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')) return request;
  const headers = new Headers(request.headers);
  for (const name of Object.values(visitorHeaders)) headers.delete(name);
  if (address) headers.set(visitorHeaders.ip, address);
  return new Request(request, { headers });
}
