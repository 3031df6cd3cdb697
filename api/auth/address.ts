import { isIPv6 } from 'node:net';

/**
 * What limits count as one address: an IPv4 address, an IPv6 network of /64, which is what one customer of a provider
 * has ('2001:db8:0:7::/64'); an IPv4 address in IPv6's writing is itself. Unknown ones are one address together.
 */
export function networkOf(ip: string | null): string {
  if (ip === null) return 'unknown';
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  const [high, low] = groups.slice(6) as [number, number];
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address; the URL parser knows all its writings. */
function groupsOf(ip: string): number[] {
  const canonical = new URL(`http://[${ip.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [before = '', after] = canonical.split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const [first, last] = [numbers(before), numbers(after ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
