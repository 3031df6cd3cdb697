/**
 * What limits count as one address: an IPv4 address, an IPv6 network of /64, which is what one customer of a provider
 * has ('2001:db8:0:7::/64'); an IPv4 address in IPv6's writing is itself. Unknown ones are one address together.
 */
export const networkOf = (ip: string | null): string => network(ip, 64);

/** What one provider's larger customer, or a whole office, has: an IPv6 network of /48; else as `networkOf`. */
export const wideNetworkOf = (ip: string | null): string => network(ip, 48);

function network(ip: string | null, bits: 48 | 64): string {
  if (ip === null) return 'unknown';
  const groups = groupsOf(ip);
  if (!groups) return ip;
  const [high, low] = groups.slice(6) as [number, number];
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const kept = groups.slice(0, bits / 16).map((group) => group.toString(16));
  return `${kept.join(':')}::/${bits}`;
}

/** A network wide enough to be nobody's alone, as logs have it: '203.0.113.0/24', '2001:db8:1::/48', 'unknown'. */
export function loggedNetworkOf(ip: string | null): string {
  const network = networkOf(ip);
  if (network.endsWith('/64')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  const bytes = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1];
  return bytes ? `${bytes}.0/24` : 'unknown';
}

/**
 * Reads an address as sockets and proxies write it: `1.2.3.4`, `1.2.3.4:5678`, `::1`, `[::1]:80`; an IPv4 address in IPv6's
 * writing is told as itself. null: it is none.
 */
export function readAddress(text: string): string | null {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? plain ?? text.trim()).replace(/^::ffff:(?=\d+\.)/i, '');
  return ipv4.test(address) || groupsOf(address) ? address : null;
}

const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

/** The eight groups of an IPv6 address, null of any other text; the URL parser knows all its writings. */
function groupsOf(ip: string): number[] | null {
  const host = `http://[${ip.replace(/%.*$/, '')}]`;
  if (!ip.includes(':') || !URL.canParse(host)) return null;
  const canonical = new URL(host).hostname.slice(1, -1);
  const [before = '', after] = canonical.split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const [first, last] = [numbers(before), numbers(after ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
